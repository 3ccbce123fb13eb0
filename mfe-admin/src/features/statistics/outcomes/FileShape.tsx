import { outcomeColumns, outcomeLimits, type OutcomeColumn } from '@lens/contracts/outcomes';
import styles from './Outcomes.module.css';

const meanings: Record<OutcomeColumn, string> = {
  cdva_before: 'acuity with the best glasses before surgery, such as 20/16',
  udva_after: 'acuity without glasses after surgery; 20/400 for anything worse',
  cdva_after: 'acuity with the best glasses after surgery',
  se_before: 'spherical equivalent before surgery, in diopters, such as -4.25',
  se_target: 'spherical equivalent that was intended; 0 for plano',
  se_after: 'spherical equivalent after surgery',
  cyl_before: 'astigmatism before surgery, without a sign',
  cyl_after: 'astigmatism after surgery, without a sign',
};

/** The documented shape of a file. */
export const FileShape = () => (
  <details className={styles.shape}>
    <summary>What the file has to look like</summary>
    <p>
      CSV with commas, one line for each eye, {outcomeLimits.minEyes} to{' '}
      {outcomeLimits.maxEyes.toLocaleString('en')} eyes of one procedure, and exactly these columns. Nothing
      that may say who somebody is: no name, date, age, number, address or note. Such a file is refused as a
      whole.
    </p>
    <dl>
      {outcomeColumns.map((column) => (
        <div key={column}>
          <dt>
            <code>{column}</code>
          </dt>
          <dd>{meanings[column]}</dd>
        </div>
      ))}
    </dl>
  </details>
);
