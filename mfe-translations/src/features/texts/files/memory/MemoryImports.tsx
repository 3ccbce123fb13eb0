import { useState } from 'react';
import { languageOf } from '@lens/contracts/languages';
import type { MemoryImportList } from '@lens/contracts/translation-memory';
import { pluralize } from '@lens/platform/pluralize';
import { Button } from '@lens/ui/office/Button';
import { ConfirmDialog } from '@lens/ui/office/ConfirmDialog';
import { ExactTime } from '@lens/ui/office/ExactTime';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { StatusMessage } from '../../../../components/status-message/StatusMessage';
import type { TargetLanguage } from '../../labels';
import { useMemoryImports, useRemoveMemoryImport } from './memory';
import styles from './MemoryImports.module.css';

type MemoryImport = MemoryImportList['items'][number];

interface MemoryImportsProps {
  language: TargetLanguage;
  mayRemove: boolean;
}

/** The files that the translation memory of a language was made from; a bad one can be removed. */
export function MemoryImports({ language, mayRemove }: MemoryImportsProps) {
  const imports = useMemoryImports(language);
  const removal = useRemoveMemoryImport(language);
  const [chosen, setChosen] = useState<MemoryImport | null>(null);
  const { name } = languageOf(language);
  const choose = (one: MemoryImport) => {
    removal.reset();
    setChosen(one);
  };
  const remove = (one: MemoryImport) => removal.mutate(one, { onSettled: () => setChosen(null) });
  const removed = removal.isSuccess ? removal.variables : null;
  return (
    <section aria-labelledby="memory-imports" className={styles.imports}>
      <h3 id="memory-imports" className={styles.heading}>
        Imported files
      </h3>
      <StatusMessage
        message={removed ? `${removed.origin}: ${pluralize(removed.texts, 'translation')} removed.` : ''}
        isDialogOpen={chosen !== null}
        className={styles.status}
      />
      {removal.isError && (
        <p role="alert" className={styles.error}>
          {removal.variables.origin} was not removed: {removal.error.message}
        </p>
      )}
      {imports.isPending && <Skeleton label="Loading the imports…" rows={2} />}
      {imports.isError && (
        <RetryNotice onRetry={() => void imports.refetch()} retrying={imports.isFetching}>
          {`The imports could not be loaded: ${imports.error.message}`}
        </RetryNotice>
      )}
      {imports.data?.length === 0 && <p className={styles.facts}>No file was imported for {name}.</p>}
      {imports.data && imports.data.length > 0 && (
        <ul aria-labelledby="memory-imports">
          {imports.data.map((one) => (
            <ImportRow key={one.id} imported={one} onRemove={mayRemove ? () => choose(one) : null} />
          ))}
        </ul>
      )}
      {chosen && (
        <ConfirmDialog
          title="Remove this import?"
          action="Remove"
          look="danger"
          busy={removal.isPending}
          onConfirm={() => remove(chosen)}
          onCancel={() => setChosen(null)}
        >
          <p>
            {chosen.texts === 1 ? 'The translation' : `All ${pluralize(chosen.texts, 'translation')}`} that
            came with <bdi>{chosen.origin}</bdi> will no longer be suggested in {name}. No text of the site
            changes.
          </p>
          <p>
            If a file imported later has the same translations, import that file again afterwards. The
            activity log shows who removed this import.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function ImportRow({ imported, onRemove }: { imported: MemoryImport; onRemove: (() => void) | null }) {
  const { origin, imported_by, imported_at, texts } = imported;
  return (
    <li className={styles.import}>
      <p className={styles.file}>
        <bdi>{origin}</bdi>
      </p>
      <p className={styles.facts}>
        {pluralize(texts, 'translation')}, imported by <strong>{imported_by}</strong>,{' '}
        <ExactTime at={imported_at} />
      </p>
      {onRemove && (
        <Button onClick={onRemove}>
          Remove<span className="visually-hidden"> {origin}</span>
        </Button>
      )}
    </li>
  );
}
