import type { ActivityEntry } from '@lens/contracts/activity';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { Panel } from './Panel';
import styles from './RecentActivity.module.css';

const shown = 5;
const words = (name: string) => name.replaceAll('_', ' ');

/** The latest changes that staff made. */
export const RecentActivity = ({ entries }: { entries: ActivityEntry[] }) => (
  <Panel title="Recent Activity">
    {entries.length === 0 ? (
      <p className={styles['empty']}>No changes yet.</p>
    ) : (
      <ol className={styles['list']}>
        {entries.slice(0, shown).map(({ id, action, event, username, resource_type, created_at }) => (
          <li key={id} className={styles['entry']}>
            <span className={styles['action']}>{action}</span>
            <span className={styles['what']}>
              <strong>{username}</strong> · {words(resource_type)}
              {event && <span className={styles['event']}> · {words(event)}</span>}
            </span>
            <span className={styles['when']}>
              <TimeAgo since={created_at} />
            </span>
          </li>
        ))}
      </ol>
    )}
  </Panel>
);
