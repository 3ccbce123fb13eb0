import { useState } from 'react';
import type { TextImportPreview } from '@lens/contracts/desk';
import { Button } from '@lens/ui/office/Button';
import type { TargetLanguage } from '../../labels';
import { countOf } from './counts';
import { PreviewedChange } from './PreviewedChange';
import { StaleTexts } from './StaleTexts';
import styles from './Import.module.css';

/** A long list would hide the buttons above it. */
const shortList = 20;

type Change = TextImportPreview['changes'][number];

const blocks = ({ findings }: Change): boolean => findings.some(({ severity }) => severity === 'block');
const weight = (change: Change): number => (blocks(change) ? 2 : change.findings.length > 0 ? 1 : 0);

interface PreviewProps {
  name: string;
  language: TargetLanguage;
  preview: TextImportPreview;
  busy: boolean;
  onImport: () => void;
  onCancel: () => void;
}

/** What a file would change, faults first, and the button that makes it so. */
export function Preview({ name, language, preview, busy, onImport, onCancel }: PreviewProps) {
  const { changes, unchanged, stale } = preview;
  const [whole, setWhole] = useState(false);
  const ordered = changes.toSorted((one, other) => weight(other) - weight(one));
  const shown = whole ? ordered : ordered.slice(0, shortList);
  const blocked = changes.filter(blocks).length;
  const reviewed = changes.filter(({ state }) => state === 'reviewed').length;
  return (
    <section aria-label={`What ${name} would change`} className={styles['preview']}>
      <p role="status">
        <strong>
          {changes.length === 0
            ? 'The file would change nothing.'
            : `${countOf(changes.length)} would change.`}
        </strong>{' '}
        {unchanged > 0 && `${countOf(unchanged)} in it say what the desk says.`}
      </p>
      {reviewed > 0 && (
        <p>
          {reviewed.toLocaleString('en')} of them {reviewed === 1 ? 'is' : 'are'} reviewed now, and would need
          another review before going live.
        </p>
      )}
      {blocked > 0 && (
        <p className={styles['error']}>
          {blocked.toLocaleString('en')} of them {blocked === 1 ? 'has' : 'have'} a fault that blocks
          publishing. Mend the file first, or the texts here.
        </p>
      )}
      {stale.length > 0 && (
        <p>
          {countOf(stale.length)} would stay as {stale.length === 1 ? 'it is' : 'they are'}: the English has
          changed since the file was made. Both wordings stand at the end.
        </p>
      )}
      <div className={styles['actions']}>
        {changes.length > 0 && (
          <Button look="main" busy={busy} onClick={onImport}>
            Import {countOf(changes.length)}
          </Button>
        )}
        <Button onClick={onCancel}>{changes.length > 0 ? 'Cancel' : 'Close'}</Button>
      </div>
      {changes.length > 0 && (
        <ol aria-label="What would change" className={styles['changes']}>
          {shown.map((change) => (
            <PreviewedChange key={change.key} change={change} language={language} />
          ))}
        </ol>
      )}
      {shown.length < changes.length && (
        <Button onClick={() => setWhole(true)}>Show all {countOf(changes.length)}</Button>
      )}
      {stale.length > 0 && <StaleTexts stale={stale} language={language} />}
    </section>
  );
}
