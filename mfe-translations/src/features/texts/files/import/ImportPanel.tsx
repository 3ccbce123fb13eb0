import { useEffect, useRef } from 'react';
import { languageOf } from '@lens/contracts/languages';
import { Link } from '@lens/platform/router';
import { Panel } from '@lens/ui/office/Panel';
import type { TextFile } from '../text-file';
import { pluralize } from '@lens/platform/pluralize';
import { FileDrop } from './FileDrop';
import { Preview } from './Preview';
import { Refusal } from './Refusal';
import { useImport } from './use-import';
import styles from './Import.module.css';

interface ImportPanelProps {
  chosen: TextFile;
  /** All namespaces of the language. */
  namespaces: string[];
  onChoose: (file: TextFile) => void;
}

/** Imports a file of texts. Nothing is saved before the user has seen what would change. */
export function ImportPanel({ chosen, namespaces, onChoose }: ImportPanelProps) {
  const { upload, isImporting, openFile, save, cancel } = useImport(chosen, namespaces, onChoose);
  const { language, namespace } = chosen;
  const statusLine = useRef<HTMLParagraphElement>(null);
  const step = upload?.step;
  const isDone = step?.at === 'imported';
  // The button that had the focus is gone, so the status takes it.
  useEffect(() => {
    if (isDone) statusLine.current?.focus();
  }, [isDone]);

  return (
    <Panel title="Import" note={`${namespace}, ${languageOf(language).name}`}>
      <FileDrop
        label="File of texts"
        action="Choose a file"
        accept=".json,.xlf,.xliff,application/json,application/xliff+xml"
        onFile={openFile}
      />
      <p className={styles.note}>
        JSON or XLIFF, as it was exported. Texts that the file does not name stay as they are. You see what
        would change before anything is saved.
      </p>
      <p ref={statusLine} role="status" tabIndex={-1} className={styles.status}>
        {step?.at === 'reading' && `Comparing ${upload?.name} with the desk…`}
        {step?.at === 'imported' && (
          <>
            {pluralize(step.outcome.changed, 'text')} saved as translated.{' '}
            {step.outcome.stale > 0 &&
              `${pluralize(step.outcome.stale, 'text')} left alone: the English has changed since the file was made. `}
            {step.outcome.empty.length > 0 &&
              `${pluralize(step.outcome.empty.length, 'text')} left alone: empty in the file. `}
            {step.outcome.comments > 0 &&
              `${step.outcome.comments.toLocaleString('en')} ${step.outcome.comments === 1 ? 'note' : 'notes'} saved as comments. `}
            {step.outcome.older > 0 &&
              `${pluralize(step.outcome.older, 'text')} left alone: the desk has a newer wording. `}
            {step.outcome.reviewed > 0 &&
              `${pluralize(step.outcome.reviewed, 'text')} left alone: reviewed. `}
            Review them under{' '}
            <Link
              to={`/admin/translations/texts?language=${language}&namespace=${namespace}&state=translated`}
            >
              Texts
            </Link>
            .
          </>
        )}
      </p>
      {upload && step?.at === 'refused' && <Refusal name={upload.name} {...step} />}
      {upload && step?.at === 'preview' && (
        <Preview
          // A new preview starts with no checkbox ticked.
          key={step.preview.revision}
          name={upload.name}
          language={language}
          preview={step.preview}
          conflict={step.conflict}
          isLanguageInName={upload.isNamed}
          isLanguageInFile={step.content.format === 'xlf'}
          busy={isImporting}
          onImport={save}
          onCancel={cancel}
        />
      )}
    </Panel>
  );
}
