import type { Schedule } from './schedule';
import { statusLabels } from './labels';
import styles from './Status.module.css';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Where an article stands, and when it appears if that is still to come. */
export const Status = ({ status, published_at }: Schedule) => (
  <span className={styles['status']} data-status={status}>
    {statusLabels[status]}
    {status === 'scheduled' && published_at && (
      <time dateTime={published_at} className={styles['due']}>
        {day.format(new Date(published_at))}
      </time>
    )}
  </span>
);
