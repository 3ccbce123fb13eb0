import { createColumnHelper } from '@tanstack/react-table';
import type { MailSummary } from '@lens/contracts/mail';
import { Button } from '@lens/ui/office/Button';
import { rowFocusTarget } from '../../components/data-table/use-row-keys';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { kindLabels, formatReason, retryLabel, statusLabels } from './labels';
import styles from './Mails.module.css';

const column = createColumnHelper<MailSummary>();

/** @param retry undefined if nothing can be sent */
export const columnsFor = (open: (mail: MailSummary) => void, retry?: (mail: MailSummary) => void) => [
  column.accessor('subject', {
    header: 'Email',
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => (
      <>
        <button
          {...rowFocusTarget}
          type="button"
          className={styles.link}
          aria-haspopup="dialog"
          dir="auto"
          lang={original.language}
          onClick={() => open(original)}
        >
          {getValue()}
        </button>
        <span className={styles.to}>{original.to}</span>
      </>
    ),
  }),
  column.accessor('kind', {
    header: 'Type',
    enableSorting: false,
    cell: ({ getValue }) => kindLabels[getValue()],
  }),
  column.accessor('status', {
    header: 'State',
    sortDescFirst: false,
    cell: ({ getValue, row: { original } }) => (
      <>
        <span className={styles.status} data-status={getValue()}>
          {statusLabels[getValue()]}
        </span>
        <span className={styles.reason}>{formatReason(original)}</span>
      </>
    ),
  }),
  column.accessor('created_at', {
    header: 'Created',
    sortDescFirst: true,
    cell: ({ getValue }) => <TimeAgo since={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original } }) => {
      const label = retryLabel(original);
      return (
        label &&
        retry && (
          <Button
            look="quiet"
            aria-label={`${label}: ${original.subject}, to ${original.to}`}
            onClick={() => retry(original)}
          >
            {label}
          </Button>
        )
      );
    },
  }),
];
