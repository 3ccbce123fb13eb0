import type { User } from '@lens/contracts/users';
import { Button } from '@lens/ui/office/Button';
import { Drawer } from '@lens/ui/office/Drawer';
import { confirm } from '../../components/confirm/confirm';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useSecondFactorReset, useUserRemoval } from './api/users';
import { PasswordReset } from './PasswordReset';
import { RoleChange } from './RoleChange';
import styles from './Users.module.css';

/** One account: its role, and the way back in for whoever lost password or phone. */
export function UserDetails({ user, onClose }: { user: User; onClose: () => void }) {
  const { id, username, second_factor, last_login_at, last_active_at } = user;
  const { mutateAsync: reset, isPending: resetting } = useSecondFactorReset(id);
  const { mutateAsync: remove, isPending: removing } = useUserRemoval(id);

  const resetFactor = async () => {
    const question = {
      title: `Reset the second factor of ${username}?`,
      text: 'They are signed out everywhere, and sign in with their password alone until they set up another one.',
      action: 'Reset',
    };
    if (!(await confirm(question))) return;
    await reset(undefined).then(
      () => toast(`The second factor of ${username} is off.`),
      (failure: unknown) => toastFailure('The second factor was not reset.', failure),
    );
  };
  const removeUser = async () => {
    const question = {
      title: `Remove ${username}?`,
      text: 'They are signed out and cannot come back. What they wrote stays.',
      action: 'Remove account',
    };
    if (!(await confirm(question))) return;
    await remove(undefined).then(
      () => {
        toast(`${username} is removed.`);
        onClose();
      },
      (failure: unknown) => toastFailure(`${username} was not removed.`, failure),
    );
  };
  return (
    <Drawer label={`Account of ${username}`} side="end" onClose={onClose}>
      <div className={styles['details']}>
        <h2 className={styles['title']}>{username}</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>Last sign-in</dt>
            <dd>{last_login_at ? <TimeAgo since={last_login_at} /> : 'Never'}</dd>
          </div>
          <div>
            <dt>Last active</dt>
            <dd>{last_active_at ? <TimeAgo since={last_active_at} /> : 'Never'}</dd>
          </div>
        </dl>
        <RoleChange user={user} />
        <PasswordReset user={user} />
        <section className={styles['section']} aria-label="Second factor">
          <h3>Second factor</h3>
          <p>
            {second_factor
              ? 'On: signing in takes a code of their phone as well.'
              : 'Off: signing in takes the password alone. They can set it up under Your account.'}
          </p>
          {second_factor && (
            <Button busy={resetting} onClick={() => void resetFactor()}>
              Reset second factor
            </Button>
          )}
        </section>
        <section className={styles['section']} aria-label="Remove">
          <Button look="danger" busy={removing} onClick={() => void removeUser()}>
            Remove account
          </Button>
        </section>
      </div>
    </Drawer>
  );
}
