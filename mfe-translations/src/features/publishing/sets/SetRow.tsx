import type { RollBack, TextSet } from '@lens/contracts/desk';
import { Badge } from '@lens/ui/office/Badge';
import { Button } from '@lens/ui/office/Button';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { pluralize } from '@lens/platform/pluralize';
import { noSet } from '../api/sets';
import styles from './Sets.module.css';

interface SetRowProps {
  set: TextSet;
  /** How many texts its base set has. */
  baseCount: number;
  /** Whether a roll-back is under way. */
  busy: boolean;
  onShowChanges: () => void;
  /** Null if the user may not activate it. */
  onRollBack: (() => void) | null;
}

export const SetRow = ({
  set: { number, active, texts: count, username, created_at },
  busy,
  onShowChanges,
  baseCount,
  onRollBack,
}: SetRowProps) => (
  <li className={styles.set}>
    <h3 className={styles.number}>
      Set {number} {active && <Badge tone="good">Active</Badge>}
    </h3>
    <p className={styles.facts}>
      {pluralize(count, 'text')},{' '}
      {count < baseCount ? `${pluralize(baseCount - count, 'text')} withdrawn` : 'published'} by{' '}
      <strong>{username}</strong>, <ExactTime at={created_at} />
    </p>
    <div className={styles.actions}>
      <Button look="quiet" onClick={onShowChanges}>
        Changes<span className="visually-hidden"> of set {number}</span>
      </Button>
      {!active && onRollBack && (
        <Button busy={busy} onClick={onRollBack}>
          Roll back to set {number}
        </Button>
      )}
    </div>
  </li>
);

export const RollBackRow = ({ rollBack: { number, username, created_at } }: { rollBack: RollBack }) => (
  <li className={styles.set}>
    <p className={styles.facts}>
      Rolled back to {number === noSet ? 'the built-in texts' : `set ${number}`} by{' '}
      <strong>{username}</strong>, <ExactTime at={created_at} />
    </p>
  </li>
);

/** What visitors read if no set is active. */
export const BuiltInRow = ({
  active,
  busy,
  onRollBack,
}: Pick<SetRowProps, 'busy' | 'onRollBack'> & { active: boolean }) => (
  <li className={styles.set}>
    <h3 className={styles.number}>Built-in texts {active && <Badge tone="good">Active</Badge>}</h3>
    <p className={styles.facts}>The texts that are built into the site, without any published set.</p>
    {!active && onRollBack && (
      <div className={styles.actions}>
        <Button busy={busy} onClick={onRollBack}>
          Roll back to the built-in texts
        </Button>
      </div>
    )}
  </li>
);
