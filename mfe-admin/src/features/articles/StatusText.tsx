import { useSettings } from '@lens/platform/host';
import type { Schedule } from './schedule';
import { statusLabels } from './labels';
import styles from './StatusText.module.css';

/** The time of publication in the practice's time zone. */
function PublicationTime({ at }: { at: string }) {
  const { timeZone } = useSettings();
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <time dateTime={at} className={styles.secondary}>
      {format.format(new Date(at))}
    </time>
  );
}

/** The status of an article, the time if it is scheduled, and whether its draft has changes. */
export const StatusText = ({ status, published_at, has_changes }: Schedule & { has_changes?: boolean }) => (
  <span className={styles.status} data-status={status}>
    {statusLabels[status]}
    {status === 'scheduled' && published_at && <PublicationTime at={published_at} />}
    {has_changes && <span className={styles.secondary}>with changes in its draft</span>}
  </span>
);
