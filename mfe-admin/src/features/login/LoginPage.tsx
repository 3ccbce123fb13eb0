import type { PageHead } from '@lens/contracts/page';
import { useSettings } from '@lens/platform/host';
import { Link, Navigate } from '@lens/platform/router';
import { useSession } from '@lens/platform/session';
import { Logo } from '@lens/ui/icons/Logo';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';

export const head = (): PageHead => ({ title: 'Sign in · Back office', noindex: true });

export function Page() {
  const { practice, demo } = useSettings();
  const { status, endedBy } = useSession();
  if (status === 'signed-in') return <Navigate to="/admin" replace />;
  return (
    <div className={styles.screen}>
      <svg className={styles.arcs} viewBox="0 0 800 800" aria-hidden="true">
        {[100, 140, 180, 220, 260, 300, 340, 380, 420, 460, 500].map((radius) => (
          <circle key={radius} cx="400" cy="400" r={radius} />
        ))}
      </svg>
      <main id="main" tabIndex={-1} className={styles.card}>
        <Link to="/" className={styles.brand}>
          <Logo className={styles.logo} />
          {practice}
        </Link>
        <h1 className={styles.title}>Back office</h1>
        {endedBy && (
          <p role="alert" className={styles.ended}>
            {endedBy.message}
          </p>
        )}
        <LoginForm />
        {demo && (
          <p className={styles.hint}>
            Default sign-in: <code>admin</code> / <code>admin123</code>
          </p>
        )}
      </main>
    </div>
  );
}
