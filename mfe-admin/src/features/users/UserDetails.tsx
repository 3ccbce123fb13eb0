import { useState } from 'react';
import type { User } from '@lens/contracts/users';
import { Button } from '@lens/ui/office/Button';
import { Drawer } from '@lens/ui/office/Drawer';
import { Link } from '@lens/platform/router';
import { confirm } from '@lens/platform/confirm';
import { useRemovedBy } from '../../components/shared-rows/removed-rows';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { toast, toastFailure } from '../../components/toasts/toasts';
import { useSecondFactorReset, useUserRemoval } from './api/users';
import { PasswordReset } from './PasswordReset';
import { ProfileForm } from './profile/ProfileForm';
import { RoleChange } from './RoleChange';
import styles from './Users.module.css';

/** One account: its role, and resets for a lost password or phone. */
export function UserDetails({ user, isSelf, onClose }: { user: User; isSelf: boolean; onClose: () => void }) {
  const { id, username, second_factor, last_login_at, last_active_at } = user;
  const removedBy = useRemovedBy(id);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { mutateAsync: resetSecondFactor, isPending: isResetting } = useSecondFactorReset(user);
  const { mutateAsync: deleteUser, isPending: isRemoving } = useUserRemoval(user);

  const close = async () => {
    const question = {
      title: 'Close without saving?',
      text: `Your changes to ${username} have not been saved.`,
      action: 'Close',
      cancelLabel: 'Stay here',
    };
    if (!isUnsaved || (await confirm(question))) onClose();
  };
  const confirmAndReset = async () => {
    const question = {
      title: `Reset the second factor of ${username}?`,
      text: 'They will be signed out everywhere, and sign in with only their password until they set it up again.',
      action: 'Reset',
    };
    if (!(await confirm(question))) return;
    await resetSecondFactor(undefined).then(
      () => toast(`The second factor of ${username} is off.`),
      (failure: unknown) => toastFailure('The second factor was not reset.', failure),
    );
  };
  const confirmAndRemove = async () => {
    const question = {
      title: `Remove ${username}?`,
      text: 'They will be signed out and can no longer sign in. Their work is kept.',
      action: 'Remove user',
    };
    if (!(await confirm(question))) return;
    await deleteUser(undefined).then(
      () => {
        toast(`${username} is removed.`);
        onClose();
      },
      (failure: unknown) => toastFailure(`${username} was not removed.`, failure),
    );
  };
  if (removedBy !== undefined)
    return (
      <Drawer label={`User ${username}`} side="end" onClose={onClose}>
        <p role="alert" className={styles.details}>
          {removedBy ?? 'Somebody'} has removed the user {username}.
        </p>
      </Drawer>
    );
  return (
    <Drawer label={`User ${username}`} side="end" onClose={() => void close()}>
      <div className={styles.details}>
        <h2 className={styles.title}>{username}</h2>
        <dl className={styles.facts}>
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
        <ProfileForm user={user} onUnsaved={setIsUnsaved} />
        {isSelf ? (
          <section className={styles.section} aria-label="Password">
            <p>
              <Link to="/admin/account">Change your own password and second factor</Link> on the page of your
              account, which asks for your password.
            </p>
          </section>
        ) : (
          <PasswordReset user={user} />
        )}
        <section className={styles.section} aria-label="Second factor">
          <h3>Second factor</h3>
          <p>
            {second_factor
              ? 'On: signing in also requires a code from their phone.'
              : 'Off: signing in requires only the password. They can set it up under Your account.'}
          </p>
          {second_factor && !isSelf && (
            <Button busy={isResetting} onClick={() => void confirmAndReset()}>
              Reset second factor
            </Button>
          )}
        </section>
        <section className={styles.section} aria-label="Remove">
          <Button look="danger" busy={isRemoving} onClick={() => void confirmAndRemove()}>
            Remove user
          </Button>
        </section>
      </div>
    </Drawer>
  );
}
