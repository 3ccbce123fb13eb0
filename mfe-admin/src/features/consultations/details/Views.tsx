import { useState } from 'react';
import type { View } from '@lens/contracts/consultation-records';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { useViews } from '../api/views';
import styles from './Details.module.css';

const kindLabels: Record<View['kind'], string> = {
  list: 'saw it in the list',
  read: 'opened it',
  notes: 'read its notes',
  export: 'exported it',
};

/** Who has seen a request, loaded on demand. */
export function Views({ consultation }: { consultation: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const query = useViews(consultation, isOpen);
  return (
    <details className={styles.views} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Who has seen this</summary>
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The views could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      <ul>
        {query.data?.items.map(({ id, username, kind, created_at }) => (
          <li key={id}>
            <strong>{username}</strong> {kindLabels[kind]}, <TimeAgo since={created_at} />
          </li>
        ))}
      </ul>
    </details>
  );
}
