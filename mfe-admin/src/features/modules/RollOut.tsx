import type { SiteModule } from '@lens/contracts/modules';
import { TimeAgo } from '../../components/time-ago/TimeAgo';
import { formatRate } from './labels';
import styles from './Modules.module.css';

interface RollOutProps {
  rollOut: NonNullable<SiteModule['roll_out']>;
  stable: string;
}

const formatCount = (count: number) => count.toLocaleString('en');

/** How the visits of a version go, beside those of the stable one. */
export function RollOut({ rollOut: { version, percent, since, by, today, total }, stable }: RollOutProps) {
  const rows = [
    { version, share: percent, today: today.candidate, total: total.candidate },
    { version: stable, share: 100 - percent, today: today.stable, total: total.stable },
  ];
  return (
    <section className={styles.rollOut} aria-label="Roll-out">
      <p>
        <strong>{percent}%</strong> of the visitors get <strong className={styles.version}>{version}</strong>,
        since <TimeAgo since={since} />
        {by && `, by ${by}`}.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Share</th>
            <th scope="col">Visits today</th>
            <th scope="col">Failed today</th>
            <th scope="col">Failed since it began</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.version}>
              <th scope="row" className={styles.version}>
                {row.version}
              </th>
              <td data-label="Share">{row.share}%</td>
              <td data-label="Visits today">{formatCount(row.today.visits)}</td>
              <td data-label="Failed today">{formatCount(row.today.failures)}</td>
              <td data-label="Failed since it began">
                {formatRate(row.total)} of {formatCount(row.total.visits)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
