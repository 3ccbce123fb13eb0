import { useNavigation } from '@lens/platform/host';
import { Link } from '@lens/platform/router';
import { useSession } from '@lens/platform/session';
import { InboxIcon } from '@lens/ui/icons/desk';
import { GlobeIcon } from '@lens/ui/icons/navigation';
import { Panel } from './Panel';
import styles from './QuickActions.module.css';

/** Shortcuts to what can be done today. */
export function QuickActions() {
  const role = useSession((session) => session.user?.role);
  const inbox = useNavigation('admin').find(({ path }) => path === '/admin/consultations');
  const mayReadInbox = inbox && (!inbox.roles || (role && inbox.roles.includes(role)));
  return (
    <Panel title="Quick Actions">
      <ul className={styles['actions']}>
        {mayReadInbox && (
          <li>
            <Link to={inbox.path} className={styles['action']}>
              <InboxIcon /> Open consultation inbox
            </Link>
          </li>
        )}
        <li>
          <Link to="/" className={styles['action']}>
            <GlobeIcon /> View the public site
          </Link>
        </li>
      </ul>
    </Panel>
  );
}
