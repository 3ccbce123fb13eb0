import { directionOf } from '@lens/contracts/languages';
import { Flag } from '@lens/ui/flags/Flag';
import type { MatrixRow } from './read-matrix';
import styles from './LanguageName.module.css';

interface LanguageNameProps {
  language: MatrixRow['language'];
}

/** The flag, the English name, and the native name in its script. */
export const LanguageName = ({ language: { code, name, nativeName, flag } }: LanguageNameProps) => (
  <span className={styles.language}>
    <Flag code={flag} className={styles.flag} />
    <span className={styles.names}>
      {name}
      {nativeName !== name && (
        <span lang={code} dir={directionOf(code)} className={styles.native}>
          {nativeName}
        </span>
      )}
    </span>
  </span>
);
