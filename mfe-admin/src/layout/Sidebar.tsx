import type { ReactNode } from 'react';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { NavLink } from '@lens/platform/router';
import { useSession } from '@lens/platform/session';
import { LogoutIcon } from '@lens/ui/icons/session';
import { Logo } from '@lens/ui/icons/Logo';
import { roleLabels } from '../components/role-labels';
import { useScreens } from '../session/use-screens';
import { useSignOut } from '../session/use-sign-out';
import styles from './Sidebar.module.css';

/** The menu, the signed-in user, and the button to log out. */
export function Sidebar({ children }: { children?: ReactNode }) {
  const { practice } = useSettings();
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const { signOut, isSigningOut } = useSignOut();
  const screens = useScreens();

  return (
    <>
      <p className={styles.brand}>
        <Logo className={styles.logo} />
        {practice}
      </p>
      {children}
      <nav className={styles.menu} aria-label="Back office">
        <ul>
          {screens.map(({ remote, id, path, label }) => (
            <li key={`${remote}/${id}`}>
              <NavLink to={path} end={path === '/admin'} className={styles.link}>
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {user && (
        <div className={styles.user}>
          <span className={styles.initial} aria-hidden="true">
            {[...user.username][0]?.toUpperCase()}
          </span>
          <p className={styles.userName}>
            <strong>{user.username}</strong>
            <span className={styles.role}>{roleLabels[user.role]}</span>
          </p>
          <button
            type="button"
            className={styles.logout}
            aria-disabled={isSigningOut}
            onClick={() => void signOut()}
          >
            <LogoutIcon />
            Log out
          </button>
        </div>
      )}
    </>
  );
}
