import type { TranslationUsage } from '@lens/contracts/translations';
import { formatCount } from '../../../components/format-numbers';
import styles from './UsagePanel.module.css';

/** How many characters of this month's budget are left. */
export function Budget({ budget: { characters, spent } }: { budget: TranslationUsage['budget'] }) {
  const remaining = Math.max(0, characters - spent);
  return (
    <div className={styles.budget}>
      <p>
        <strong>{formatCount(remaining)}</strong> characters left this month: {formatCount(spent)} of{' '}
        {formatCount(characters)} spent.
      </p>
      <meter
        aria-label="Budget of this month"
        min={0}
        max={Math.max(characters, 1)}
        value={Math.min(spent, characters)}
      >
        {formatCount(spent)} of {formatCount(characters)}
      </meter>
      {remaining === 0 && (
        <p className={styles.spent}>
          The budget is spent: services translate nothing more until the next month. What is in the cache is
          still shown.
        </p>
      )}
    </div>
  );
}
