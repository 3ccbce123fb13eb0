import { useState } from 'react';
import type { TextImport, TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import type { ErrorDetail } from '@lens/contracts/errors';
import { isConflict, StaffApiFailure } from '@lens/platform/staff-api';
import { previewImport, useImportFile, type FileContent } from '../api';
import { isSameFile, type TextFile } from '../text-file';
import { parseFileName, readContent } from './read-file';

/** The file that is being imported, and the current step. */
interface Upload {
  name: string;
  file: TextFile;
  /** Whether its name contains its language and namespace. */
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
  // The message of the API is about fields of a request; the details name the texts.
  return { at: 'refused', message: details.length > 0 ? 'Some texts cannot be imported.' : message, details };
}

/**
 * Imports one file: reads it, compares it with the desk, shows a preview, and saves it.
 * @param choose is called when the name of the file is that of another language or namespace
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
    // A preview is for one language and namespace, and goes when another is chosen.
    upload: upload && isSameFile(upload.file, chosen) ? upload : null,
    isImporting,
    openFile: (source: File) => void openFile(source),
    save: (choice: TextImportChoice) => void save(choice),
    cancel: () => setUpload(null),
  };
}
