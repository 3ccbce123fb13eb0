import { createColumnHelper } from '@tanstack/react-table';
import type { User } from '@lens/contracts/users';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { roleLabels } from '../../components/role-labels';
import { summarizePermissions } from './profile/permission-choice';
import styles from './Users.module.css';

const column = createColumnHelper<User>();

const formatTimeOrNever = (at: string | null) => (at ? <TimeAgo since={at} /> : <span>Never</span>);

/** Ids of sortable columns are the API's sort keys. @param ownId the id of the signed-in user */
export const columnsFor = (open: (user: User) => void, ownId: string | undefined) => [
  column.accessor('username', {
    header: 'Name',
    sortDescFirst: false,
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
        {original.id === ownId && <span className={styles.self}>You</span>}
      </>
    ),
  }),
  column.accessor('role', {
    header: 'Role',
    sortDescFirst: false,
    cell: ({ getValue, row: { original } }) => (
      <>
        {roleLabels[getValue()]}
        {original.role === 'translator' && (
          <span className={styles.summary}>{summarizePermissions(original.permissions)}</span>
        )}
      </>
    ),
  }),
  column.accessor('second_factor', {
    header: 'Second factor',
    enableSorting: false,
    cell: ({ getValue }) => (
      <span className={styles.factor} data-on={getValue()}>
        {getValue() ? 'On' : 'Off'}
      </span>
    ),
  }),
  column.accessor('last_active_at', {
    header: 'Last active',
    enableSorting: false,
    cell: ({ getValue }) => formatTimeOrNever(getValue()),
  }),
  column.accessor('created_at', {
    header: 'Since',
    sortDescFirst: true,
    cell: ({ getValue }) => formatTimeOrNever(getValue()),
  }),
];
