import { useSettings } from '@lens/platform/host';
import type { Schedule } from './schedule';
import { statusLabels } from './labels';
import styles from './Status.module.css';

/** As the practice's clocks show it, wherever one looks at it from. */
function PublicationTime({ at }: { at: string }) {
  const { timeZone } = useSettings();
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <time dateTime={at} className={styles.due}>
      {format.format(new Date(at))}
    </time>
  );
}

/** Where an article stands, when it appears if that is still to come, and whether its draft says something else. */
export const StatusText = ({ status, published_at, has_changes }: Schedule & { has_changes?: boolean }) => (
  <span className={styles.status} data-status={status}>
    {statusLabels[status]}
    {status === 'scheduled' && published_at && <PublicationTime at={published_at} />}
    {has_changes && <span className={styles.due}>with changes in its draft</span>}
  </span>
);
