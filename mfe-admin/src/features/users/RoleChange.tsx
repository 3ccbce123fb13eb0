import { useId } from 'react';
import { role as knownRole } from '@lens/contracts/access';
import type { User } from '@lens/contracts/users';
import { FormError } from '../../components/field/FormError';
import { toast } from '../../components/toasts/toasts';
import { useUserChange } from './api/users';
import { roleHints, roleLabels, roleOptions } from './labels';
import styles from './Users.module.css';

/** What someone may do, changed on the spot; what the API refuses goes back to what it was. */
export function RoleChange({ user: { id, username, role } }: { user: User }) {
  const field = useId();
  const { mutate: change, variables, isPending, error } = useUserChange(id);
  const shown = (isPending && variables?.role) || role;
  return (
    <section className={styles['section']} aria-label="Role">
      <label htmlFor={field}>Role</label>
      <select
        id={field}
        className={styles['select']}
        aria-describedby={`${field}-hint`}
        value={shown}
        onChange={({ target }) => {
          const { data: wanted } = knownRole.safeParse(target.value);
          if (wanted)
            change(
              { role: wanted },
              { onSuccess: () => toast(`${username} is ${roleLabels[wanted].toLowerCase()} now.`) },
            );
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
