import { useState } from 'react';
import type { TextImport, TextImportChoice, TextImportPreview } from '@lens/contracts/desk';
import type { ErrorDetail } from '@lens/contracts/errors';
import { isConflict, StaffApiFailure } from '@lens/platform/staff-api';
import { previewImport, useImporting, type Content } from '../api';
import { isSameFile, type TextFile } from '../text-file';
import { namedBy, readContent } from './read-file';

/** A file that somebody gave, and how far it has come. */
interface Given {
  name: string;
  file: TextFile;
  /** Whether its name says which language and which part of the site it holds. */
  isNamed: boolean;
  step:
    | { at: 'reading' }
    | { at: 'refused'; message: string; details: ErrorDetail[] }
    | { at: 'preview'; content: Content; preview: TextImportPreview; conflict?: string }
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
    let isNamed = false;
    const go = (step: Given['step']) => setGiven({ name: source.name, file, isNamed, step });
    try {
      const said = namedBy(source.name, namespaces);
      isNamed = said !== null;
      file = said ?? chosen;
      if (!isSameFile(file, chosen)) choose(file);
      go({ at: 'reading' });
      const content = await readContent(source);
      go({ at: 'preview', content, preview: await previewImport(file, content) });
    } catch (failure) {
      go(refused(failure));
    }
  };
  const save = async (choice: TextImportChoice) => {
    if (given?.step.at !== 'preview' || busy) return;
    const { file, step } = given;
    const { content } = step;
    const go = (next: Given['step']) => setGiven({ ...given, step: next });
    try {
      const baseRevision = step.preview.revision;
      go({ at: 'imported', outcome: await mutateAsync({ file, content, baseRevision, choice }) });
    } catch (failure) {
      if (!isConflict(failure)) return go(refused(failure));
      try {
        const preview = await previewImport(file, content);
        go({ at: 'preview', content, preview, conflict: (failure as Error).message });
      } catch (unread) {
        go(refused(unread));
      }
    }
  };
  return {
    // What was found in one file says nothing of another.
    given: given && isSameFile(given.file, chosen) ? given : null,
    busy,
    take: (source: File) => void take(source),
    save: (choice: TextImportChoice) => void save(choice),
    leave: () => setGiven(null),
  };
}
