import { roleLabels } from '../components/role-labels';
import { dismissRoleChange, useRoleChange } from '../session/role-change';
import { UnsavedText } from '../components/unsaved-text/UnsavedText';
import styles from './SessionNotice.module.css';

/** Announces a new role, and offers unsaved text of a screen that the role does not have. */
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
