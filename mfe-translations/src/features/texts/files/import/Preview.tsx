import { useState } from 'react';
import type { TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import { languageOf } from '@lens/contracts/languages';
import { Button } from '@lens/ui/office/Button';
import type { TargetLanguage } from '../../labels';
import { pluralize } from '@lens/platform/pluralize';
import { PreviewedChange } from './PreviewedChange';
import { StaleTexts } from './StaleTexts';
import styles from './Import.module.css';

/** A long list would hide the buttons above it. */
const shortList = 20;

type Change = TextImportPreview['changes'][number];

const blocks = ({ findings }: Change): boolean => findings.some(({ severity }) => severity === 'block');
const weight = (change: Change): number => (blocks(change) ? 2 : change.findings.length > 0 ? 1 : 0);

interface Doubtful {
  saysLanguage: boolean;
  changes: number;
  blocked: number;
  languageName: string;
}

/** Why a file may be in another language than the chosen one; null where nothing speaks for it. */
function doubtOf({ saysLanguage, changes, blocked, languageName }: Doubtful): string | null {
  if (blocked * 2 > changes)
    return `Most of the texts have blocking mistakes. The file may not be in ${languageName}.`;
  if (!saysLanguage) return `Neither the file nor its name says that it is in ${languageName}.`;
  return null;
}

interface PreviewProps {
  name: string;
  language: TargetLanguage;
  preview: TextImportPreview;
  /** Who has written one of the texts since somebody looked first. */
  conflict?: string;
  /** Whether the file's name says in which language it is. */
  saysLanguage: boolean;
  /** Whether the file itself says so: the API takes no other then. */
  isCertain: boolean;
  busy: boolean;
  onImport: (choice: TextImportChoice) => void;
  onCancel: () => void;
}

/** What a file would change, faults first, and the button that makes it so. */
export function Preview({
  name,
  language,
  preview,
  conflict,
  saysLanguage,
  isCertain,
  busy,
  onImport,
  onCancel,
}: PreviewProps) {
  const { changes, unchanged, stale, unknown, empty, comments } = preview;
  const [whole, setWhole] = useState(false);
  const [takesOlder, setTakesOlder] = useState(false);
  const [takesReviewed, setTakesReviewed] = useState(false);
  const [isSure, setSure] = useState(false);
  const older = changes.filter((change) => change.older).length;
  // A file does not tell when it was exported: what somebody reviewed may be newer.
  const reviewed = changes.filter((change) => !change.older && change.state === 'reviewed').length;
  const count = changes.length - (takesOlder ? 0 : older) - (takesReviewed ? 0 : reviewed);
  const ordered = changes.toSorted((one, other) => weight(other) - weight(one));
  const shown = whole ? ordered : ordered.slice(0, shortList);
  const blocked = changes.filter(blocks).length;
  const saves = count + comments > 0;
  const { name: languageName } = languageOf(language);
  const doubt = isCertain ? null : doubtOf({ saysLanguage, changes: changes.length, blocked, languageName });
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
            ? `${pluralize(count, 'text')} would change.`
            : `The file would change ${comments > 0 ? 'no text' : 'nothing'}.`}
        </strong>{' '}
        {unchanged > 0 && `${pluralize(unchanged, 'text')} in it are the same as at the desk.`}
      </p>
      {reviewed > 0 && (
        <>
          <p>
            {pluralize(reviewed, 'text')} {reviewed === 1 ? 'was' : 'were'} reviewed on the desk, by whom and
            when stands below. Replaced, {reviewed === 1 ? 'it needs' : 'they need'} another review before
            going live.
          </p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={takesReviewed}
              onChange={({ target }) => setTakesReviewed(target.checked)}
            />
            Replace the reviewed {reviewed === 1 ? 'text' : 'texts'} too
          </label>
        </>
      )}
      {blocked > 0 && (
        <p className={styles.error}>
          {pluralize(blocked, 'text')} in the file {blocked === 1 ? 'has' : 'have'} a mistake that blocks
          publishing. Correct the file first, or the texts here.
        </p>
      )}
      {stale.length > 0 && (
        <p>
          {pluralize(stale.length, 'text')} would stay as {stale.length === 1 ? 'it is' : 'they are'}: the
          English has changed since the file was made. Both wordings stand at the end.
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          {pluralize(unknown.length, 'text')} in the file {unknown.length === 1 ? 'has a key' : 'have keys'}{' '}
          that the site does not need in this language, and would be left out:{' '}
          {unknown.slice(0, shortList).join(', ')}
          {unknown.length > shortList && ' and more'}.
        </p>
      )}
      {empty.length > 0 && (
        <p>
          {pluralize(empty.length, 'text')} {empty.length === 1 ? 'is' : 'are'} empty in the file, and would
          be left out: {empty.slice(0, shortList).join(', ')}
          {empty.length > shortList && ' and more'}.
        </p>
      )}
      {comments > 0 && (
        <p>
          {comments.toLocaleString('en')} {comments === 1 ? 'note' : 'notes'} in the file would be saved as{' '}
          {comments === 1 ? 'a comment' : 'comments'}.
        </p>
      )}
      {older > 0 && (
        <>
          <p>
            {pluralize(older, 'text')} {older === 1 ? 'has' : 'have'} an older wording in the file: somebody
            has changed {older === 1 ? 'it' : 'them'} on the desk since.
          </p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={takesOlder}
              onChange={({ target }) => setTakesOlder(target.checked)}
            />
            Replace the newer {older === 1 ? 'wording' : 'wordings'} too
          </label>
        </>
      )}
      {doubt && count > 0 && (
        <>
          <p className={styles.error}>{doubt}</p>
          <label className={styles.choice}>
            <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
            The file is in {languageName}
          </label>
        </>
      )}
      <div className={styles.actions}>
        {saves && (
          <Button
            look="main"
            busy={busy}
            disabled={count > 0 && doubt !== null && !isSure}
            onClick={() =>
              onImport({
                older: takesOlder ? 'take' : 'leave',
                reviewed: takesReviewed ? 'take' : 'leave',
              })
            }
          >
            Import {count > 0 ? pluralize(count, 'text') : 'notes'}
          </Button>
        )}
        <Button onClick={onCancel}>{saves ? 'Cancel' : 'Close'}</Button>
      </div>
      {changes.length > 0 && (
        <ol aria-label="What would change" className={styles.changes}>
          {shown.map((change) => (
            <PreviewedChange key={change.key} change={change} language={language} />
          ))}
        </ol>
      )}
      {shown.length < changes.length && (
        <Button onClick={() => setWhole(true)}>Show all {pluralize(changes.length, 'text')}</Button>
      )}
      {stale.length > 0 && <StaleTexts stale={stale} language={language} />}
    </section>
  );
}
