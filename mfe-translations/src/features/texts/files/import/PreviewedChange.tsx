import type { TextImportPreview } from '@lens/contracts/desk';
import { directionOf } from '@lens/contracts/languages';
import { Badge } from '@lens/ui/office/Badge';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { describeFound } from '../../findings/describe-found';
import { sentenceFor } from '../../findings/sentences';
import { stateLabel, stateTone, type TargetLanguage } from '../../labels';
import styles from './Import.module.css';

interface PreviewedChangeProps {
  change: TextImportPreview['changes'][number];
  language: TargetLanguage;
}

/** One text: its English, its old and its new wording, and the findings in the new one. */
export function PreviewedChange({ change, language }: PreviewedChangeProps) {
  const { key, source, before, after, state, findings, older, changed_by, changed_at } = change;
  const languageAttributes = { lang: language, dir: directionOf(language) };
  return (
    <li>
      <p className={styles.key}>
        <strong>{key}</strong> <Badge tone={stateTone(state)}>{stateLabel(state)}</Badge>
      </p>
      <p lang="en" className={styles.note}>
        {source}
      </p>
      {before !== null && (
        <p {...languageAttributes}>
          <del>{before}</del>
        </p>
      )}
      <p {...languageAttributes}>
        <ins>{after}</ins>
      </p>
      {older && changed_at !== null && (
        <p className={styles.note}>
          Older wording. {changed_by} changed this text on the desk, <ExactTime at={changed_at} />.
        </p>
      )}
      {!older && state === 'reviewed' && changed_at !== null && (
        <p className={styles.note}>
          Reviewed by {changed_by}, <ExactTime at={changed_at} />.
        </p>
      )}
      {findings.length > 0 && (
        <ul aria-label={`Findings in ${key}`} className={styles.findings}>
          {findings.map(({ code, severity, found }, index) => (
            <li key={`${code} ${index}`} data-severity={severity}>
              <strong>{severity === 'block' ? 'Blocks publishing.' : 'Please check.'}</strong>{' '}
              {sentenceFor(code)}{' '}
              <span className={styles.note}>
                Found: <bdi>{describeFound(code, found)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
