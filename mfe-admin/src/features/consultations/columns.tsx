import { createColumnHelper } from '@tanstack/react-table';
import type { Consultation } from '@lens/contracts/consultations';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { useAssignees } from './api/assignees';
import { ReceivedTime } from './ReceivedTime';
import { channelLabels, fullName, languageLabel, procedureLabels } from './labels';
import { StatusSelect } from './StatusSelect';
import styles from './Inbox.module.css';

const column = createColumnHelper<Consultation>();

const Interpreter = ({ consultation: { interpreter } }: { consultation: Consultation }) =>
  interpreter && <span className={styles.interpreter}>Interpreter</span>;

function Assignee({ consultation: { assignee } }: { consultation: Consultation }) {
  const { nameOf } = useAssignees(assignee);
  return assignee === null ? <span className={styles.unassigned}>Unassigned</span> : nameOf(assignee);
}

/** Ids of sortable columns are the API's sort keys. */
export const columnsFor = (open: (consultation: Consultation) => void) => [
  column.accessor('lastName', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <>
        <button {...rowFocusTarget} type="button" className={styles.name} onClick={() => open(original)}>
          <bdi>{fullName(original)}</bdi>
        </button>
        <span className={styles.summary}>
          {procedureLabels[original.procedure]}, {languageLabel(original.language)}
          <Interpreter consultation={original} />
          <ReceivedTime consultation={original} />
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
        <Interpreter consultation={original} />
      </>
    ),
  }),
  column.accessor('created_at', {
    header: 'Received',
    sortDescFirst: true,
    cell: ({ row: { original } }) => <ReceivedTime consultation={original} />,
  }),
  column.accessor('assignee', {
    header: 'Assigned to',
    enableSorting: false,
    cell: ({ row: { original } }) => <Assignee consultation={original} />,
  }),
  column.accessor('status', {
    header: 'Status',
    sortDescFirst: false,
    cell: ({ row: { original } }) => <StatusSelect consultation={original} />,
  }),
];
