import { useState } from 'react';
import type { Consultation } from '@lens/contracts/consultations';
import type { PageHead } from '@lens/contracts/page';
import { RetryNotice } from '../../components/notice/RetryNotice';
import { Spinner } from '../../components/spinner/Spinner';
import { ConsultationDetails } from './ConsultationDetails';
import { InboxFilters } from './InboxFilters';
import { InboxTable } from './InboxTable';
import { Pager } from './Pager';
import { useInbox } from './use-inbox';
import styles from './ConsultationsPage.module.css';

export const head = (): PageHead => ({ title: 'Consultations · Back office', noindex: true });

export function Page() {
  const inbox = useInbox();
  const { query, filtered } = inbox;
  const [opened, setOpened] = useState<Consultation | null>(null);
  const items = query.data?.items ?? [];
  const total = query.data?.total ?? 0;
  // Its row may have moved to another page meanwhile; what was opened stays open.
  const detail = opened && (items.find(({ id }) => id === opened.id) ?? opened);

  return (
    <>
      <header className={styles['head']}>
        <h1 className={styles['title']}>Consultations</h1>
        <p role="status" className={styles['count']}>
          {query.data && (total === 1 ? '1 request' : `${total.toLocaleString('en')} requests`)}
        </p>
      </header>
      <InboxFilters {...inbox} />
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The requests could not be read: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Spinner label="Loading requests…" />}
      {query.data && items.length === 0 && (
        <p className={styles['empty']}>
          {filtered
            ? 'No request matches. Try fewer letters or another status.'
            : 'No requests yet. They arrive here from the contact page.'}
        </p>
      )}
      {items.length > 0 && (
        <>
          <InboxTable items={items} sorting={inbox.sorting} onSort={inbox.setSorting} onOpen={setOpened} />
          <Pager page={inbox.page} pages={inbox.pages} onPage={inbox.setPage} />
        </>
      )}
      {detail && <ConsultationDetails consultation={detail} onClose={() => setOpened(null)} />}
    </>
  );
}
