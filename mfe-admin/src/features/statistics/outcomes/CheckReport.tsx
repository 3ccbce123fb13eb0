import { acuityClasses } from '@lens/contracts/outcome-counts';
import type { OutcomeCheck } from '@lens/contracts/outcomes';
import { formatDay } from '@lens/platform/format-date';
import styles from './Outcomes.module.css';

const day = (text: string) => formatDay(new Date(text), 'en');
const count = new Intl.NumberFormat('en');
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

/** What the dry run found: every fault with its place, or what the import would do. */
export function CheckReport({ report, name }: { report: OutcomeCheck; name: string }) {
  const { counts, faults, faultCount, replaces, rows } = report;
  if (!counts)
    return (
      <section className={styles.report} role="alert">
        <h3>
          {faultCount === 1 ? '1 fault' : `${count.format(faultCount)} faults`} in {count.format(rows)} lines.
          Nothing was stored.
        </h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Column</th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, column, code, message }) => (
              <tr key={`${row} ${column} ${code}`}>
                <td>{row ?? 'File'}</td>
                <td>{column ?? ''}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {faultCount > faults.length && (
          <p>and {count.format(faultCount - faults.length)} more of these kinds.</p>
        )}
      </section>
    );
  const at20 = counts.udva[acuityClasses.indexOf('20/20')]!;
  return (
    <section className={styles.report} role="status">
      <h3>The file is in order. Nothing was stored yet.</h3>
      <p>
        {count.format(counts.eyes)} eyes: {percent(at20, counts.eyes)} see 20/20 or better without glasses,{' '}
        {percent(counts.withinHalf, counts.eyes)} are within 0.50 D of the target.
      </p>
      <p>
        {replaces
          ? `It replaces the results of ${name} of ${count.format(replaces.eyes)} eyes, ${day(replaces.from)} to ${day(replaces.to)}.`
          : `${name} has no results yet: the import adds them.`}{' '}
        Only the counts of the graphs are stored, no line of the file.
      </p>
    </section>
  );
}
