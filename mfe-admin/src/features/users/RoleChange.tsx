import { useId } from 'react';
import { role as knownRole, type Role } from '@lens/contracts/access';
import type { User } from '@lens/contracts/users';
import { confirm } from '@lens/platform/confirm';
import { FormError } from '../../components/field/FormError';
import { toast } from '../../components/toasts/toasts';
import { useUserChange } from './api/users';
import { roleLabels } from '../../components/role-labels';
import { roleHints, roleOptions } from './labels';
import styles from './Users.module.css';

/** Changes a role after a confirmation, since an arrow key is enough to select another. */
export function RoleChange({ user }: { user: User }) {
  const { username, role } = user;
  const field = useId();
  const { mutate: change, variables, isPending, error } = useUserChange(user);
  const shown = (isPending && variables?.role) || role;
  const confirmAndChange = async (newRole: Role) => {
    const question = {
      title: `Change the role of ${username} to ${roleLabels[newRole]}?`,
      text: `${roleHints[newRole]} It takes effect at once, whatever ${username} is doing.`,
      action: 'Change role',
    };
    if (!(await confirm(question))) return;
    change(
      { role: newRole },
      { onSuccess: () => toast(`The role of ${username} is now ${roleLabels[newRole]}.`) },
    );
  };
  return (
    <section className={styles.section} aria-label="Role">
      <label htmlFor={field}>Role</label>
      <select
        id={field}
        className={styles.select}
        aria-describedby={`${field}-hint`}
        value={shown}
        onChange={({ target }) => {
          const { data: parsedRole } = knownRole.safeParse(target.value);
          if (parsedRole) void confirmAndChange(parsedRole);
        }}
      >
        {roleOptions.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <p id={`${field}-hint`}>{roleHints[shown]}</p>
      <FormError>{error?.message}</FormError>
    </section>
  );
}
