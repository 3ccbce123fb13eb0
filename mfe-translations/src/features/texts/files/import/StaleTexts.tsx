import type { TextImportPreview } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { Comparison } from '../../../../components/comparison/Comparison';
import type { TargetLanguage } from '../../labels';
import styles from './Import.module.css';

const maxShown = 20;

interface StaleTextsProps {
  stale: TextImportPreview['stale'];
  language: TargetLanguage;
}

/** Texts that are not imported because their English has changed since, with that change. */
export const StaleTexts = ({ stale, language }: StaleTextsProps) => (
  <>
    <p>
      <strong>The English has changed since</strong>
    </p>
    <ul aria-label="The English has changed since" className={styles.changes}>
      {stale.slice(0, maxShown).map(({ key, source, source_then, text }) => (
        <li key={key}>
          <strong className={styles.key}>{key}</strong>
          <p lang="en" dir="ltr" className={styles.note}>
            <Comparison before={source_then} after={source} />
          </p>
          <p lang={language} dir={directionOf(language)}>
            {text}
          </p>
        </li>
      ))}
    </ul>
    {stale.length > maxShown && <p className={styles.note}>and {stale.length - maxShown} more</p>}
  </>
);
