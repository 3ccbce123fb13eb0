import type { OtherRequest, OtherRequests as Found } from '@lens/contracts/consultation-records';
import { useSettings } from '@lens/platform/host';
import { Link, useSearchParams } from '@lens/platform/router';
import { pluralize } from '@lens/platform/pluralize';
import { formatDateTime } from '@lens/platform/format-time';
import { useOtherRequests } from '../api/other-requests';
import { fullName, statusLabels } from '../labels';
import styles from './Details.module.css';

const sameLabels: Record<OtherRequest['same'], string> = {
  email: 'Same email address',
  phone: 'Same phone number',
  both: 'Same email address and phone number',
};

/** It does not say that it is the same person, since a family may share a phone. */
function formatTitle({ items, total }: Found): string {
  const by = (['email', 'phone'] as const).filter((one) =>
    items.some(({ same }) => same === one || same === 'both'),
  );
  const words = { email: 'email address', phone: 'phone number' };
  return `${pluralize(total, 'more request')} with the same ${by.map((one) => words[one]).join(' or ')}`;
}

/** Lists the other requests from this email address or phone, with links; the list keeps its filters. */
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
    <details className={styles.others}>
      <summary>{formatTitle(data)}</summary>
      <ul>
        {data.items.map((other) => (
          <li key={other.id}>
            {`${sameLabels[other.same]}: `}
            <bdi>{fullName(other)}</bdi>
            {', '}
            <Link to={addressOf(other.id)}>{other.reference}</Link>
            {`, ${statusLabels[other.status]}, ${formatDateTime(other.created_at, timeZone)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
