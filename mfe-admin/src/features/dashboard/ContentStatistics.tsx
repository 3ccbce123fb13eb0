import type { DashboardStats } from '@lens/contracts/dashboard';
import { Panel } from './Panel';
import styles from './ContentStatistics.module.css';

const best = 5;
const abbreviations = new Set(['lasik', 'prk', 'icl']);
const nameOf = (type: string) => (abbreviations.has(type) ? type.toUpperCase() : type);

/** Average rating and number of testimonials of each procedure. */
export const ContentStatistics = ({ rows }: { rows: DashboardStats['procedureStats'] }) => (
  <Panel title="Content Statistics">
    {rows.length === 0 ? (
      <p className={styles['empty']}>No ratings yet.</p>
    ) : (
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Procedure</th>
            <th scope="col">Average rating</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ procedure_type, avg_rating, count }) => (
            <tr key={procedure_type}>
              <th scope="row">{nameOf(procedure_type)}</th>
              <td>
                <svg
                  className={styles['bar']}
                  viewBox="0 0 5 1"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={best} height="1" className={styles['track']} />
                  <rect width={avg_rating} height="1" />
                </svg>
                {avg_rating.toFixed(1)} / {best}
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Panel>
);
