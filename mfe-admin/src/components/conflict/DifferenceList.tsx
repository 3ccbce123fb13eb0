import { diffWordsWithSpace } from 'diff';
import type { Difference } from './difference';
import styles from './DifferenceList.module.css';

/**
 * The changed words of each field. Removed words are struck through and added words underlined, since colour alone
 * would not be enough.
 */
export const DifferenceList = ({ differences }: { differences: Difference[] }) => (
  <dl className={styles.differences}>
    {differences.map(({ label, before, after, lng, dir }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd lang={lng} dir={dir}>
          {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) =>
            added ? <ins key={index}>{value}</ins> : removed ? <del key={index}>{value}</del> : value,
          )}
        </dd>
      </div>
    ))}
  </dl>
);
