import type { DashboardOverview } from '@lens/contracts/dashboard';
import { pluralize } from '@lens/platform/pluralize';
import { ButtonLink } from '@lens/ui/office/Button';
import { useScreens } from '../../session/use-screens';
import styles from './WaitingRequests.module.css';

const listPath = '/admin/medical-reviews';

/** Medical reviews that are overdue, due soon or missing, for roles that may record them; nothing if all is well. */
export function DueReviews({ medical_reviews: { overdue, due, missing } }: DashboardOverview) {
  const canRecord = useScreens().some(({ path }) => path === listPath);
  const parts = [
    overdue > 0 && `${pluralize(overdue, 'medical review is', 'medical reviews are')} overdue.`,
    due > 0 && `${pluralize(due, 'medical review is', 'medical reviews are')} due within 30 days.`,
    missing > 0 && `${pluralize(missing, 'medical page has', 'medical pages have')} no review.`,
  ].filter((part) => part !== false);
  const [first, ...others] = parts;
  if (!canRecord || first === undefined) return null;
  return (
    <section className={styles.waiting} aria-label="Medical reviews">
      <p className={styles.text}>
        <strong>{first}</strong>
        {others.map((part) => (
          <span key={part} className={styles.oldest}>
            {part}
          </span>
        ))}
      </p>
      <ButtonLink to={overdue > 0 ? `${listPath}?state=overdue` : listPath}>Open the reviews</ButtonLink>
    </section>
  );
}
