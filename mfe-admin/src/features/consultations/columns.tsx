import { createColumnHelper } from '@tanstack/react-table';
import type { Consultation } from '@lens/contracts/consultations';
import { primary } from '../../components/data-table/use-row-keys';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { channelLabels, fullName, languageLabel, procedureLabels } from './labels';
import { StatusSelect } from './StatusSelect';
import styles from './Inbox.module.css';

const column = createColumnHelper<Consultation>();

/** Ids of sortable columns are the API's sort keys. */
export const columnsFor = (open: (consultation: Consultation) => void) => [
  column.accessor('lastName', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <>
        <button
          {...primary}
          type="button"
          className={styles['name']}
          aria-haspopup="dialog"
          onClick={() => open(original)}
        >
          <bdi>{fullName(original)}</bdi>
        </button>
        <span className={styles['brief']}>
          {procedureLabels[original.procedure]}, <TimeAgo since={original.created_at} />
        </span>
      </>
    ),
  }),
  column.accessor('procedure', {
    header: 'Procedure',
    enableSorting: false,
    cell: ({ getValue }) => procedureLabels[getValue()],
  }),
  column.accessor('preferredContact', {
    header: 'Prefers',
    enableSorting: false,
    cell: ({ getValue }) => channelLabels[getValue()],
  }),
  column.accessor('language', {
    header: 'Language',
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => (
      <>
        {languageLabel(getValue())}
        {original.interpreter && <span className={styles['interpreter']}>Interpreter</span>}
      </>
    ),
  }),
  column.accessor('created_at', {
    header: 'Received',
    sortDescFirst: true,
    cell: ({ getValue }) => <TimeAgo since={getValue()} />,
  }),
  column.accessor('status', {
    header: 'Status',
    sortDescFirst: false,
    cell: ({ row: { original } }) => <StatusSelect consultation={original} />,
  }),
];
