import { languageOf } from '@lens/contracts/languages';
import { useShortcuts } from '@lens/platform/shortcuts';
import { Button } from '@lens/ui/office/Button';
import type { TargetLanguage } from '../../labels';
import styles from './Bar.module.css';

interface BarProps {
  language: TargetLanguage;
  /** How many texts the page shows. */
  count: number;
  /** Whether clicks on the page choose texts, instead of doing what they do for visitors. */
  isChoosing: boolean;
  /** Whether the last click met no text that can be edited. */
  hasMissed: boolean;
  /** Whether the list of all texts is open. */
  isListOpen: boolean;
  onToggleChoosing: () => void;
  onToggleList: () => void;
  onStep: (direction: 1 | -1) => void;
  onLeave: () => void;
}

/** The bar at the foot of a page that is edited. */
export function Bar({
  language,
  count,
  isChoosing,
  hasMissed,
  isListOpen,
  onToggleChoosing,
  onToggleList,
  onStep,
  onLeave,
}: BarProps) {
  useShortcuts([
    { key: 'j', label: 'Next text', run: () => onStep(1) },
    { key: 'k', label: 'Previous text', run: () => onStep(-1) },
  ]);
  return (
    <section aria-label="Edit on the page" dir="ltr" lang="en" className={styles.bar}>
      <p role="status" className={styles.state}>
        <strong>{languageOf(language).name}</strong>
        <span>{count === 1 ? '1 text on this page' : `${count} texts on this page`}</span>
        {hasMissed && <span>That text cannot be edited here.</span>}
      </p>
      <div className={styles.actions}>
        <Button aria-pressed={isChoosing} className={styles.toggle} onClick={onToggleChoosing}>
          Edit texts
        </Button>
        <Button aria-expanded={isListOpen} onClick={onToggleList}>
          All texts
        </Button>
        <Button hint="K" onClick={() => onStep(-1)}>
          Previous
        </Button>
        <Button hint="J" onClick={() => onStep(1)}>
          Next
        </Button>
        <Button look="quiet" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </section>
  );
}
