import { useState } from 'react';
import type { TextImport, TextImportPreview } from '@lens/contracts/desk';
import type { ErrorDetail } from '@lens/contracts/errors';
import { StaffApiFailure } from '@lens/platform/staff-api';
import { previewImport, useImporting, type Content } from '../api';
import { isSameFile, type TextFile } from '../text-file';
import { namedBy, readContent } from './read-file';

/** A file that somebody gave, and how far it has come. */
interface Given {
  name: string;
  file: TextFile;
  step:
    | { at: 'reading' }
    | { at: 'refused'; message: string; details: ErrorDetail[] }
    | { at: 'preview'; content: Content; preview: TextImportPreview }
    | { at: 'imported'; outcome: TextImport };
}

function refused(failure: unknown): Given['step'] {
  const details = (failure instanceof StaffApiFailure && failure.body?.details) || [];
  const message = failure instanceof Error ? failure.message : 'Request failed';
  // The API speaks of fields; here they are texts, each named below.
  return { at: 'refused', message: details.length > 0 ? 'Some of it cannot be taken.' : message, details };
}

/**
 * One file on its way in: read, compared, looked at, saved.
 * @param choose is told when the file's own name says that it is another one
 */
export function useImport(chosen: TextFile, namespaces: string[], choose: (file: TextFile) => void) {
  const [given, setGiven] = useState<Given | null>(null);
  const { mutateAsync, isPending: busy } = useImporting();

  const take = async (source: File) => {
    let file = chosen;
    const go = (step: Given['step']) => setGiven({ name: source.name, file, step });
    try {
      file = namedBy(source.name, namespaces) ?? chosen;
      if (!isSameFile(file, chosen)) choose(file);
      go({ at: 'reading' });
      const content = await readContent(source);
      go({ at: 'preview', content, preview: await previewImport(file, content) });
    } catch (failure) {
      go(refused(failure));
    }
  };
  const save = async () => {
    if (given?.step.at !== 'preview' || busy) return;
    const { name, file, step } = given;
    try {
      const outcome = await mutateAsync({ file, content: step.content });
      setGiven({ name, file, step: { at: 'imported', outcome } });
    } catch (failure) {
      setGiven({ name, file, step: refused(failure) });
    }
  };
  return {
    // What was found in one file says nothing of another.
    given: given && isSameFile(given.file, chosen) ? given : null,
    busy,
    take: (source: File) => void take(source),
    save: () => void save(),
    leave: () => setGiven(null),
  };
}
