import type { OverlaidPage } from '@lens/platform/overlay';
import { Button } from '@lens/ui/office/Button';
import { targetLanguages } from '../../labels';
import styles from './Bar.module.css';

interface EnglishBarProps {
  addressIn: OverlaidPage['addressIn'];
  onLeave: () => void;
}

/** The bar on an English page. There is nothing to edit, since English is the source. */
export const EnglishBar = ({ addressIn, onLeave }: EnglishBarProps) => (
  <section aria-label="Edit on the page" dir="ltr" lang="en" className={styles.bar}>
    <p className={styles.state}>
      <strong>This page is in English.</strong> <span>Choose the language to edit:</span>
    </p>
    <ul className={styles.languages}>
      {targetLanguages.map(({ code, name }) => (
        <li key={code}>
          <a href={addressIn(code)}>{name}</a>
        </li>
      ))}
    </ul>
    <div className={styles.actions}>
      <Button look="quiet" onClick={onLeave}>
        Leave
      </Button>
    </div>
  </section>
);
