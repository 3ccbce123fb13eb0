import '@lens/contracts/jitless';
import type { PageHead } from '@lens/contracts/page';
import { useSession } from '@lens/platform/session';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { OwnPassword } from './OwnPassword';
import { SecondFactor } from './SecondFactor';
import styles from './Account.module.css';

export const head = (): PageHead => ({ title: 'Your account · Back office', noindex: true });

export function Page() {
  const username = useSession(({ user }) => user?.username);
  return (
    <>
      <PageHeader title="Your account" count={username} />
      <div className={styles.panels}>
        <OwnPassword />
        <SecondFactor />
      </div>
    </>
  );
}
