import { createColumnHelper } from '@tanstack/react-table';
import type { MedicalReview } from '@lens/contracts/medical-reviews';
import { Badge } from '@lens/ui/office/Badge';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { describeMismatches, formatDay, stateLabels, stateTones } from './labels';
import styles from './MedicalReviews.module.css';

const column = createColumnHelper<MedicalReview>();

/** Ids of sortable columns are the API's sort keys. */
export const columnsFor = (open: (review: MedicalReview) => void) => [
  column.accessor('title', {
    header: 'Page or article',
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => (
      <>
        <button
          {...rowFocusTarget}
          type="button"
          className={styles.name}
          aria-haspopup="dialog"
          onClick={() => open(original)}
        >
          {getValue()}
        </button>
        <span className={styles.kind}>
          {original.page ? 'Page' : 'Article'}
          {original.is_sample && ' · Sample'}
        </span>
        {describeMismatches(original).map((mismatch) => (
          <span key={mismatch} className={styles.mismatch}>
            {mismatch}
          </span>
        ))}
      </>
    ),
  }),
  column.accessor('reviewed_by', {
    header: 'Reviewed by',
    enableSorting: false,
    cell: ({ getValue }) => getValue() ?? '–',
  }),
  column.accessor('reviewed_on', {
    header: 'Reviewed on',
    sortDescFirst: true,
    cell: ({ getValue }) => formatDay(getValue()),
  }),
  column.accessor('due_on', {
    header: 'Next review',
    sortDescFirst: false,
    cell: ({ getValue }) => formatDay(getValue()),
  }),
  column.accessor('sources', {
    header: 'Sources',
    enableSorting: false,
    cell: ({ getValue }) => getValue().length,
  }),
  column.accessor('state', {
    header: 'State',
    enableSorting: false,
    cell: ({ getValue }) => <Badge tone={stateTones[getValue()]}>{stateLabels[getValue()]}</Badge>,
  }),
];
