import type { DashboardOverview } from '@lens/contracts/dashboard';
import { ButtonLink } from '@lens/ui/office/Button';
import { pluralize } from '@lens/platform/pluralize';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { useScreens } from '../../session/use-screens';
import styles from './WaitingRequests.module.css';

const inboxPath = '/admin/consultations';

/** How many requests wait for an answer, and since when, for roles that may answer. */
export function WaitingRequests({ overview, waiting_since }: DashboardOverview) {
  const canAnswer = useScreens().some(({ path }) => path === inboxPath);
  const count = overview.waiting_consultations;
  if (!canAnswer) return null;
  return (
    <section className={styles.waiting} aria-label="Consultations waiting">
      <p className={styles.text}>
        <strong>
          {count === 0
            ? 'No requests are waiting for an answer.'
            : `${pluralize(count, 'request is', 'requests are')} waiting for an answer.`}
        </strong>
        {waiting_since && (
          <span className={styles.oldest}>
            The oldest arrived <TimeAgo since={waiting_since} />.
          </span>
        )}
      </p>
      <ButtonLink to={count > 0 ? `${inboxPath}?status=new` : inboxPath} look={count > 0 ? 'main' : 'plain'}>
        Open the inbox
      </ButtonLink>
    </section>
  );
}
