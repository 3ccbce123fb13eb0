import { roleLabels } from '../components/role-labels';
import { dismissRoleChange, useRoleChange } from '../session/role-change';
import { UnsavedText } from '../components/unsaved-text/UnsavedText';
import styles from './SessionNotice.module.css';

/** Says that the role is another one, and gives back what was being written where it cannot be any more. */
export function RoleNotice() {
  const { role, by, text } = useRoleChange();
  if (role === null) return null;
  return (
    <section aria-label="Your role" className={styles.notice}>
      <p role="alert">
        {`${by ?? 'An administrator'} changed your role to ${roleLabels[role]}. The menu shows what you can open now.`}
      </p>
      <UnsavedText text={text} onClose={dismissRoleChange} />
    </section>
  );
}
