import { createColumnHelper } from '@tanstack/react-table';
import type { Risk } from '@lens/contracts/risks';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { formatShare, harmLabels, optionLabels } from './labels';
import styles from './Risks.module.css';

const column = createColumnHelper<Risk>();

/** Ids of sortable columns are the API's sort keys. */
export const columnsFor = (open: (risk: Risk) => void) => [
  column.accessor('harm', {
    header: 'Risk',
    sortDescFirst: false,
    cell: ({ row: { original } }) => (
      <button
        {...rowFocusTarget}
        type="button"
        className={styles.name}
        aria-haspopup="dialog"
        onClick={() => open(original)}
      >
        {harmLabels[original.harm]}
      </button>
    ),
  }),
  column.accessor('option', {
    header: 'With',
    enableSorting: false,
    cell: ({ getValue }) => optionLabels[getValue()],
  }),
  column.accessor('affected', {
    header: 'How many',
    sortDescFirst: true,
    cell: ({ row: { original } }) => formatShare(original),
  }),
  column.accessor('source', {
    header: 'Source',
    enableSorting: false,
    cell: ({ getValue }) => (
      <a href={getValue().url} target="_blank" rel="noreferrer">
        {getValue().authors}, {getValue().year}
      </a>
    ),
  }),
  column.accessor('reviewer', {
    header: 'Reviewed by',
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => getValue() ?? (original.is_sample ? 'Sample' : 'Nobody yet'),
  }),
];
