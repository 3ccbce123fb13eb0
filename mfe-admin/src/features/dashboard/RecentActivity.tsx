import type { ActivityEntry } from '@lens/contracts/activity';
import { Link } from '@lens/platform/router';
import { Panel } from '@lens/ui/office/Panel';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import styles from './RecentActivity.module.css';

const shown = 5;
const words = (name: string) => name.replaceAll('_', ' ');

/** The latest changes that staff made. */
export const RecentActivity = ({ entries }: { entries: ActivityEntry[] }) => (
  <Panel
    title="Recent Activity"
    note={<Link to="/admin/activity">All activity</Link>}
    empty={entries.length === 0 && 'No changes yet.'}
  >
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
  </Panel>
);
