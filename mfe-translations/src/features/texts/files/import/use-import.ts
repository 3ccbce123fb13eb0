import { useState } from 'react';
import type { TextImport, TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import type { ErrorDetail } from '@lens/contracts/errors';
import { isConflict, StaffApiFailure } from '@lens/platform/staff-api';
import { previewImport, useImportFile, type FileContent } from '../api';
import { isSameFile, type TextFile } from '../text-file';
import { parseFileName, readContent } from './read-file';

/** A file that somebody gave, and how far it has come. */
interface Upload {
  name: string;
  file: TextFile;
  /** Whether its name says which language and which part of the site it holds. */
  isNamed: boolean;
  step:
    | { at: 'reading' }
    | { at: 'refused'; message: string; details: ErrorDetail[] }
    | { at: 'preview'; content: FileContent; preview: TextImportPreview; conflict?: string }
    | { at: 'imported'; outcome: TextImport };
}

function refusedStep(failure: unknown): Upload['step'] {
  const details = (failure instanceof StaffApiFailure && failure.body?.details) || [];
  const message = failure instanceof Error ? failure.message : 'Request failed';
  // The API speaks of fields; here they are texts, each named below.
  return { at: 'refused', message: details.length > 0 ? 'Some of it cannot be taken.' : message, details };
}

/**
 * One file on its way in: read, compared, looked at, saved.
 * @param choose is told when the file's own name says that it is another one
 */
export function useImport(chosen: TextFile, namespaces: string[], choose: (target: TextFile) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const { mutateAsync, isPending: isImporting } = useImportFile();

  const openFile = async (source: File) => {
    let file = chosen;
    let isNamed = false;
    const showStep = (step: Upload['step']) => setUpload({ name: source.name, file, isNamed, step });
    try {
      const namedFile = parseFileName(source.name, namespaces);
      isNamed = namedFile !== null;
      file = namedFile ?? chosen;
      if (!isSameFile(file, chosen)) choose(file);
      showStep({ at: 'reading' });
      const content = await readContent(source);
      showStep({ at: 'preview', content, preview: await previewImport(file, content) });
    } catch (failure) {
      showStep(refusedStep(failure));
    }
  };
  const save = async (choice: TextImportChoice) => {
    if (upload?.step.at !== 'preview' || isImporting) return;
    const { file, step } = upload;
    const { content } = step;
    const showStep = (nextStep: Upload['step']) => setUpload({ ...upload, step: nextStep });
    try {
      const baseRevision = step.preview.revision;
      showStep({ at: 'imported', outcome: await mutateAsync({ file, content, baseRevision, choice }) });
    } catch (failure) {
      if (!isConflict(failure)) return showStep(refusedStep(failure));
      try {
        const preview = await previewImport(file, content);
        showStep({ at: 'preview', content, preview, conflict: (failure as Error).message });
      } catch (previewFailure) {
        showStep(refusedStep(previewFailure));
      }
    }
  };
  return {
    // What was found in one file says nothing of another.
    upload: upload && isSameFile(upload.file, chosen) ? upload : null,
    isImporting,
    openFile: (source: File) => void openFile(source),
    save: (choice: TextImportChoice) => void save(choice),
    cancel: () => setUpload(null),
  };
}
