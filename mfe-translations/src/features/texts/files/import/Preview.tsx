import { useState } from 'react';
import type { TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import { languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import type { TargetLanguage } from '../../labels';
import { pluralize } from '@lens/platform/pluralize';
import { PreviewedChange } from './PreviewedChange';
import { StaleTexts } from './StaleTexts';
import styles from './Import.module.css';

const maxCollapsed = 20;

type Change = TextImportPreview['changes'][number];

const isBlocked = ({ findings }: Change): boolean => findings.some(({ severity }) => severity === 'block');
const severityRank = (change: Change): number => (isBlocked(change) ? 2 : change.findings.length > 0 ? 1 : 0);

interface FileFacts {
  isLanguageInName: boolean;
  changeCount: number;
  blockedCount: number;
  languageName: string;
}

/** Why a file may not be in the chosen language; null if there is no such sign. */
function languageDoubt({
  isLanguageInName,
  changeCount,
  blockedCount,
  languageName,
}: FileFacts): string | null {
  if (blockedCount * 2 > changeCount)
    return `Most of the texts have blocking mistakes. The file may not be in ${languageName}.`;
  if (!isLanguageInName) return `Neither the file nor its name says that it is in ${languageName}.`;
  return null;
}

interface PreviewProps {
  name: string;
  language: TargetLanguage;
  preview: TextImportPreview;
  /** Says who changed one of the texts after the first preview. */
  conflict?: string;
  /** Whether the name of the file contains its language. */
  isLanguageInName: boolean;
  /** Whether the file itself names its language; then the API refuses any other. */
  isLanguageInFile: boolean;
  busy: boolean;
  onImport: (choice: TextImportChoice) => void;
  onCancel: () => void;
}

/** What a file would change, texts with blocking findings first, and the button that imports it. */
export function Preview({
  name,
  language,
  preview,
  conflict,
  isLanguageInName,
  isLanguageInFile,
  busy,
  onImport,
  onCancel,
}: PreviewProps) {
  const { changes, unchanged, stale, unknown, empty, comments } = preview;
  const [isExpanded, setIsExpanded] = useState(false);
  const [shouldReplaceOlder, setShouldReplaceOlder] = useState(false);
  const [shouldReplaceReviewed, setShouldReplaceReviewed] = useState(false);
  const [isLanguageConfirmed, setIsLanguageConfirmed] = useState(false);
  const olderCount = changes.filter((change) => change.older).length;
  // The file does not say when it was exported, so a reviewed text may be newer than it.
  const reviewedCount = changes.filter((change) => !change.older && change.state === 'reviewed').length;
  const importCount =
    changes.length - (shouldReplaceOlder ? 0 : olderCount) - (shouldReplaceReviewed ? 0 : reviewedCount);
  const sortedChanges = changes.toSorted((one, other) => severityRank(other) - severityRank(one));
  const shown = isExpanded ? sortedChanges : sortedChanges.slice(0, maxCollapsed);
  const blockedCount = changes.filter(isBlocked).length;
  const hasAnythingToSave = importCount + comments > 0;
  const { name: languageName } = languageOf(language);
  const doubt = isLanguageInFile
    ? null
    : languageDoubt({
        isLanguageInName,
        changeCount: changes.length,
        blockedCount,
        languageName,
      });
  return (
    <section aria-label={`What ${name} would change`} className={styles.preview}>
      {conflict !== undefined && (
        <p role="alert" className={styles.error}>
          Nothing was imported: {conflict} This is what the file would change now.
        </p>
      )}
      <p role="status">
        <strong>
          {changes.length > 0
            ? `${pluralize(importCount, 'text')} would change.`
            : `The file would change ${comments > 0 ? 'no text' : 'nothing'}.`}
        </strong>{' '}
        {unchanged > 0 &&
          `${pluralize(unchanged, 'text')} in it ${unchanged === 1 ? 'is' : 'are'} the same as on the desk.`}
      </p>
      {reviewedCount > 0 && (
        <>
          <p>
            {pluralize(reviewedCount, 'text')} {reviewedCount === 1 ? 'was' : 'were'} reviewed on the desk;
            the list below says by whom and when. If you replace{' '}
            {reviewedCount === 1 ? 'it, it needs' : 'them, they need'} another review before publishing.
          </p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={shouldReplaceReviewed}
              onChange={({ target }) => setShouldReplaceReviewed(target.checked)}
            />
            Replace the reviewed {reviewedCount === 1 ? 'text' : 'texts'} too
          </label>
        </>
      )}
      {blockedCount > 0 && (
        <p className={styles.error}>
          {pluralize(blockedCount, 'text')} in the file {blockedCount === 1 ? 'has' : 'have'} a mistake that
          blocks publishing. Correct the file first, or the texts here.
        </p>
      )}
      {stale.length > 0 && (
        <p>
          {pluralize(stale.length, 'text')} would stay as {stale.length === 1 ? 'it is' : 'they are'}: the
          English has changed since the file was made. Both wordings are shown at the end.
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          {pluralize(unknown.length, 'text')} in the file {unknown.length === 1 ? 'has a key' : 'have keys'}{' '}
          that the site does not need in this language, and would be left out:{' '}
          {unknown.slice(0, maxCollapsed).join(', ')}
          {unknown.length > maxCollapsed && ' and more'}.
        </p>
      )}
      {empty.length > 0 && (
        <p>
          {pluralize(empty.length, 'text')} {empty.length === 1 ? 'is' : 'are'} empty in the file, and would
          be left out: {empty.slice(0, maxCollapsed).join(', ')}
          {empty.length > maxCollapsed && ' and more'}.
        </p>
      )}
      {comments > 0 && (
        <p>
          {comments.toLocaleString('en')} {comments === 1 ? 'note' : 'notes'} in the file would be saved as{' '}
          {comments === 1 ? 'a comment' : 'comments'}.
        </p>
      )}
      {olderCount > 0 && (
        <>
          <p>
            {pluralize(olderCount, 'text')} {olderCount === 1 ? 'has' : 'have'} an older wording in the file:
            somebody has changed {olderCount === 1 ? 'it' : 'them'} on the desk since.
          </p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={shouldReplaceOlder}
              onChange={({ target }) => setShouldReplaceOlder(target.checked)}
            />
            Replace the newer {olderCount === 1 ? 'wording' : 'wordings'} too
          </label>
        </>
      )}
      {doubt && importCount > 0 && (
        <>
          <p className={styles.error}>{doubt}</p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isLanguageConfirmed}
              onChange={({ target }) => setIsLanguageConfirmed(target.checked)}
            />
            The file is in {languageName}
          </label>
        </>
      )}
      <div className={styles.actions}>
        {hasAnythingToSave && (
          <Button
            look="main"
            busy={busy}
            disabled={importCount > 0 && doubt !== null && !isLanguageConfirmed}
            onClick={() =>
              onImport({
                older: shouldReplaceOlder ? 'take' : 'leave',
                reviewed: shouldReplaceReviewed ? 'take' : 'leave',
              })
            }
          >
            Import {importCount > 0 ? pluralize(importCount, 'text') : 'notes'}
          </Button>
        )}
        <Button onClick={onCancel}>{hasAnythingToSave ? 'Cancel' : 'Close'}</Button>
      </div>
      {changes.length > 0 && (
        <ol aria-label="What would change" className={styles.changes}>
          {shown.map((change) => (
            <PreviewedChange key={change.key} change={change} language={language} />
          ))}
        </ol>
      )}
      {shown.length < changes.length && (
        <Button onClick={() => setIsExpanded(true)}>Show all {pluralize(changes.length, 'text')}</Button>
      )}
      {stale.length > 0 && <StaleTexts stale={stale} language={language} />}
    </section>
  );
}
