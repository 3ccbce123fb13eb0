import { useSettings } from '@lens/platform/host';
import { Link, useSearchParams } from '@lens/platform/router';
import { countOf } from '../../../components/page-head/count-of';
import { exactTime } from '../../../components/time-ago/time-ago';
import { useOtherRequests } from '../api/other-requests';
import { statusLabels } from '../labels';
import styles from './Details.module.css';

/** Says that the same person has asked before, or again, and leads there; the list stays as it is narrowed. */
export function OtherRequests({ consultation }: { consultation: string }) {
  const { timeZone } = useSettings();
  const [address] = useSearchParams();
  const { data } = useOtherRequests(consultation);
  if (!data || data.total === 0) return null;
  const addressOf = (id: string) => {
    const next = new URLSearchParams(address);
    next.set('request', id);
    return `?${next}`;
  };
  return (
    <details className={styles['others']}>
      <summary>{`${countOf(data.total, 'more request')} from this person`}</summary>
      <p>They came with the same email address or phone number.</p>
      <ul>
        {data.items.map(({ id, reference, status, created_at }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{reference}</Link>
            {` ${statusLabels[status]}, ${exactTime(created_at, timeZone)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
