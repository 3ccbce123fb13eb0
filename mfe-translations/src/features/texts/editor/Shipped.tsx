import type { DeskText } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import styles from './Editor.module.css';

interface ShippedProps {
  text: DeskText;
  /** What is being written now. */
  written: string;
  onTake: (shipped: string) => void;
}

/** What the site says without the desk, where that is not what is written here. */
export function Shipped({ text: { shipped, language }, written, onTake }: ShippedProps) {
  if (shipped === null)
    return (
      <p className={styles['note']}>
        The site ships no translation of this text: visitors read another language.
      </p>
    );
  if (shipped === written) return <p className={styles['note']}>This is the text that the site ships.</p>;
  return (
    <div className={styles['shipped']}>
      <h3 className={styles['label']}>Shipped with the site</h3>
      <p lang={language} dir={directionOf(language)} className={styles['text']} data-old="true">
        {shipped}
      </p>
      <Button look="quiet" onClick={() => onTake(shipped)}>
        Use the shipped text
      </Button>
    </div>
  );
}
