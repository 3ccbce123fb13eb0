import type { Consultation } from '@lens/contracts/consultations';
import { Badge } from '@lens/ui/office/Badge';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { useNow } from '../../components/time-ago/use-now';
import { isOverdue } from './labels';
import styles from './Inbox.module.css';

/** When the request arrived, and whether it waits longer than promised. */
export function ReceivedTime({ consultation }: { consultation: Consultation }) {
  const now = useNow();
  return (
    <span className={styles.arrived}>
      <TimeAgo since={consultation.created_at} />
      {isOverdue(consultation, now) && <Badge tone="bad">Over 24 h</Badge>}
    </span>
  );
}
