import { useCallback, useMemo, useState } from 'react';
import type { MailSummary } from '@lens/contracts/mail';
import type { PageHead } from '@lens/contracts/page';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { DataTable } from '../../components/data-table/DataTable';
import { ListBar } from '../../components/data-table/ListBar';
import { ListFilter } from '../../components/data-table/ListFilter';
import { usePrivateList } from '../../components/data-table/use-private-list';
import { pluralize } from '@lens/platform/pluralize';
import { useRemovedBy } from '../../components/shared-rows/removed-rows';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useMailRetry, useMails } from './api/mails';
import { columnsFor } from './columns';
import { kindOptions, statusOptions } from './labels';
import { MailDialog } from './MailDialog';
import styles from './Mails.module.css';

export const head = (): PageHead => ({ title: 'Emails · Back office', noindex: true });

const noun = { one: 'email', many: 'emails' };
const nameOf = ({ subject, to }: MailSummary) => `${subject}, to ${to}`;

/**
 * The outbox, with the state of each mail. Filters stay out of the address, so that recipients are not stored in the
 * browser's history.
 */
export function Page() {
  const list = usePrivateList({ sort: '-created_at' });
  const query = useMails(list);
  const { mutate, isPending } = useMailRetry();
  const [openMail, setOpenMail] = useState<MailSummary | null>(null);
  const isGone = useRemovedBy(openMail?.id ?? '') !== undefined;
  const retry = useCallback(
    (mail: MailSummary) =>
      mutate(mail, {
        onSuccess: () => toast(`The email to ${mail.to} will be sent.`),
        onError: (failure) => toastFailure('The email was not sent.', failure),
      }),
    [mutate],
  );
  // Without a mail server every attempt would fail.
  const isMailOff = query.data?.delivers === false;
  const columns = useMemo(() => columnsFor(setOpenMail, isMailOff ? undefined : retry), [isMailOff, retry]);
  return (
    <>
      <PageHeader title="Emails" count={query.data && pluralize(query.data.total, noun.one)} />
      {isMailOff && (
        <p role="status" className={styles.off}>
          No mail server is set up, so no email is sent. Emails are kept here and can be sent once there is
          one.
        </p>
      )}
      <ListBar list={list} placeholder="Address or subject">
        <ListFilter list={list} name="status" label="State" options={statusOptions} />
        <ListFilter list={list} name="kind" label="Type" options={kindOptions} />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        rowKeys={[{ key: 'e', label: 'Open the email', run: setOpenMail }]}
        asCards
        className={styles.mails}
        emptyState={
          <EmptyState>
            No emails yet. The site writes one when a request or a newsletter sign-up arrives.
          </EmptyState>
        }
      />
      {openMail && !isGone && (
        <MailDialog
          mail={openMail}
          isRetrying={isPending}
          onRetry={isMailOff ? undefined : () => retry(openMail)}
          onClose={() => setOpenMail(null)}
        />
      )}
    </>
  );
}
