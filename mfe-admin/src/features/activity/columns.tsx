import { createColumnHelper } from '@tanstack/react-table';
import type { ActivityEntry } from '@lens/contracts/activity';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { formatAction, formatItem } from '../../components/activity/labels';
import { leafChanges, versionField } from './leaf-changes';
import styles from './Activity.module.css';

const column = createColumnHelper<ActivityEntry>();

/** The changed fields in short: `Value · Labels, Spanish and 3 more`. */
function summarizeFields({ changes }: ActivityEntry): string {
  const leaves = leafChanges(changes ?? {});
  const fields = leaves.map(({ field }) => field).filter((field) => field !== versionField);
  // An article's text is stored in its versions: if no field changed, the text did.
  const versionLeaf = leaves.find(({ field }) => field === versionField);
  if (versionLeaf && fields.length === 0) return `Text, as version ${versionLeaf.after}`;
  const otherCount = fields.length - 2;
  return fields.slice(0, 2).join(' · ') + (otherCount > 0 ? ` and ${otherCount} more` : '');
}

/** @param filterByUser shows only what one person did */
export const columnsFor = (
  open: (entry: ActivityEntry) => void,
  filterByUser: (username: string) => void,
) => [
  column.display({
    id: 'what',
    header: 'What',
    cell: ({ row: { original } }) => (
      <>
        <button
          {...rowFocusTarget}
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          onClick={() => open(original)}
        >
          {formatItem(original)}: {formatAction(original)}
        </button>
        <span className={styles.summary}>
          {original.username}, <TimeAgo since={original.created_at} />
        </span>
      </>
    ),
  }),
  column.display({
    id: 'changes',
    header: 'Fields',
    cell: ({ row: { original } }) => <span className={styles.fields}>{summarizeFields(original)}</span>,
  }),
  column.accessor('username', {
    header: 'Who',
    enableSorting: false,
    cell: ({ getValue }) => (
      <button
        type="button"
        className={styles.link}
        title={`Show only changes by ${getValue()}`}
        onClick={() => filterByUser(getValue())}
      >
        {getValue()}
      </button>
    ),
  }),
  column.accessor('created_at', {
    header: 'When',
    sortDescFirst: true,
    cell: ({ getValue }) => <TimeAgo since={getValue()} />,
  }),
];
