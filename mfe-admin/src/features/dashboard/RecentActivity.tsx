import type { ActivityEntry } from '@lens/contracts/activity';
import { Link } from '@lens/platform/router';
import { Panel } from '@lens/ui/office/Panel';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { formatActivity } from '../../components/activity/labels';
import styles from './RecentActivity.module.css';

const maxEntries = 5;

/** The latest changes by staff. */
export const RecentActivity = ({ entries }: { entries: ActivityEntry[] }) => (
  <Panel
    title="Recent Activity"
    note={<Link to="/admin/activity">All activity</Link>}
    empty={entries.length === 0 && 'No changes yet.'}
  >
    <ol className={styles.list}>
      {entries.slice(0, maxEntries).map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <span className={styles.text}>
            <bdi>{formatActivity(entry)}</bdi>
          </span>
          <span className={styles.when}>
            <TimeAgo since={entry.created_at} />
          </span>
        </li>
      ))}
    </ol>
  </Panel>
);
