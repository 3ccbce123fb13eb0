import { createColumnHelper } from '@tanstack/react-table';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';
import type { Subscriber, SubscriptionStatus } from '@lens/contracts/newsletter';
import { Button } from '@lens/ui/office/Button';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import styles from './Newsletter.module.css';

const column = createColumnHelper<Subscriber>();

const statusLabels: Record<SubscriptionStatus, string> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
};
export const statusOptions = Object.entries(statusLabels);

const languageName = (code: string) => (isLanguageCode(code) ? languageOf(code).name : code);

/** Since when the address has its current status. */
const statusSince = ({ status, created_at, confirmed_at, unsubscribed_at }: Subscriber) =>
  (status === 'confirmed' && confirmed_at) || (status === 'unsubscribed' && unsubscribed_at) || created_at;

export const columnsFor = (remove: (subscriber: Subscriber) => void) => [
  column.accessor('email', {
    header: 'Email',
    sortDescFirst: false,
    cell: ({ getValue }) => (
      <a {...rowFocusTarget} className={styles.email} href={`mailto:${getValue()}`}>
        {getValue()}
      </a>
    ),
  }),
  column.accessor('status', {
    header: 'State',
    sortDescFirst: false,
    cell: ({ getValue, row: { original } }) => (
      <span className={styles.status} data-status={getValue()}>
        {statusLabels[getValue()]}, <TimeAgo since={statusSince(original)} />
      </span>
    ),
  }),
  column.accessor('language', {
    header: 'Language',
    enableSorting: false,
    cell: ({ getValue }) => languageName(getValue()),
  }),
  column.accessor('created_at', {
    header: 'Subscribed',
    sortDescFirst: true,
    cell: ({ getValue }) => <TimeAgo since={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original } }) => (
      <Button look="quiet" aria-label={`Remove ${original.email}`} onClick={() => remove(original)}>
        Remove
      </Button>
    ),
  }),
];
