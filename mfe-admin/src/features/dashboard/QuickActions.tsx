import { useId } from 'react';
import { ButtonLink } from '@lens/ui/office/Button';
import { useQuickActions } from '../../components/use-quick-actions';
import styles from './QuickActions.module.css';

/** The actions that the role may start. */
export function QuickActions() {
  const id = useId();
  return (
    <section className={styles.quick} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Quick Actions
      </h2>
      <ul className={styles.actions}>
        {useQuickActions().map(({ label, to }) => (
          <li key={to}>
            <ButtonLink to={to}>{label}</ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink to="/" look="quiet">
            View the site
          </ButtonLink>
        </li>
      </ul>
    </section>
  );
}
