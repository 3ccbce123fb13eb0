import { createColumnHelper } from '@tanstack/react-table';
import type { Testimonial } from '@lens/contracts/testimonials';
import { Link } from '@lens/platform/router';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { missingBeforeApproval } from './labels';
import { RowActions } from './RowActions';
import { Stars } from './Stars';
import { StatusBadge } from './StatusBadge';
import styles from './Testimonials.module.css';

const column = createColumnHelper<Testimonial>();
const missingLabels = { consent: 'No consent', source: 'No source' };

/** Ids of sortable columns are the API's sort keys. */
export const columns = [
  column.accessor('name', {
    header: 'Name',
    sortDescFirst: false,
    cell: ({ row: { original } }) => (
      <>
        <Link to={`/admin/testimonials/${original.id}`} className={styles.name} {...rowFocusTarget}>
          {original.name}
        </Link>
        {original.is_sample && <span className={styles.sample}>Sample</span>}
        <span className={styles.quote}>{original.quote}</span>
      </>
    ),
  }),
  column.accessor('procedure_type', { header: 'Procedure', sortDescFirst: false }),
  column.accessor('rating', {
    header: 'Rating',
    sortDescFirst: true,
    cell: ({ getValue }) => <Stars rating={getValue()} />,
  }),
  column.accessor('created_at', {
    header: 'Added',
    sortDescFirst: true,
    cell: ({ getValue }) => <TimeAgo since={getValue()} />,
  }),
  column.accessor('status', {
    header: 'Status',
    sortDescFirst: false,
    cell: ({ row: { original } }) => (
      <div className={styles.status}>
        <StatusBadge testimonial={original} />
        {original.status !== 'approved' &&
          missingBeforeApproval(original).map((field) => (
            <span key={field} className={styles.missing}>
              {missingLabels[field]}
            </span>
          ))}
      </div>
    ),
  }),
  column.display({
    id: 'actions',
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original } }) => <RowActions testimonial={original} />,
  }),
];
