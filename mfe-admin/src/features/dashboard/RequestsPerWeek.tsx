import type { DashboardStats } from '@lens/contracts/dashboard';
import { Panel } from '@lens/ui/office/Panel';
import { pluralize } from '@lens/platform/pluralize';
import styles from './RequestsPerWeek.module.css';

type Weeks = DashboardStats['requestsPerWeek'];

/** The lowest maximum of the scale, so that a single request does not fill the chart. */
const minScaleTop = 4;
const createFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options });
const longDate = createFormat({ month: 'long', day: 'numeric' });
const dayFormat = createFormat({ day: 'numeric' });
const monthFormat = createFormat({ month: 'short' });

const monthOf = ({ week }: { week: string }) => week.slice(0, 7);

/** The number of consultation requests by week; weeks start on Monday. */
export function RequestsPerWeek({ weeks }: { weeks: Weeks }) {
  const scaleTop = Math.max(minScaleTop, ...weeks.map(({ count }) => count));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const lastIndex = weeks.length - 1;
  return (
    <Panel
      title="Requests per week"
      note={`${pluralize(total, 'request')} in twelve weeks`}
      empty={total === 0 && 'No requests in the last twelve weeks. They arrive from the contact page.'}
    >
      <ol className={styles.weeks}>
        {weeks.map(({ week, count }, index) => {
          const monday = new Date(week);
          // A month with only one week in the chart has no room for its name.
          const [before, after] = [weeks[index - 1], weeks[index + 1]].map(
            (other) => other && monthOf(other),
          );
          const showsMonth = before ? before !== monthOf({ week }) : after === monthOf({ week });
          return (
            <li key={week} className={styles.week} data-now={index === lastIndex}>
              <span className="visually-hidden">
                {`Week of ${longDate.format(monday)}${index === lastIndex ? ', so far' : ''}: ${pluralize(count, 'request')}`}
              </span>
              <span aria-hidden="true" className={styles.count}>
                {count > 0 && count}
              </span>
              <svg
                aria-hidden="true"
                className={styles.bar}
                viewBox={`0 0 1 ${scaleTop}`}
                preserveAspectRatio="none"
              >
                <rect width="1" height={count} y={scaleTop - count} />
              </svg>
              <span aria-hidden="true" className={styles.when}>
                {dayFormat.format(monday)}
                <span className={styles.month}>{showsMonth && monthFormat.format(monday)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
