import { isBlankText } from '@lens/contracts/desk';
import type { Note } from './xliff/notes.js';

/** The contents of an imported file, by key. */
export interface ParsedTextFile {
  texts: Map<string, string>;
  /** Keys with a blank text, which is not a translation and replaces none. */
  empty: string[];
  /** The English that each text was translated from, if the format contains it. */
  sources?: Map<string, string>;
  /** Notes beside the texts, also beside texts without a translation. */
  notes?: Map<string, Note[]>;
}

export function splitBlankTexts(
  entries: Iterable<readonly [key: string, text: string]>,
): Pick<ParsedTextFile, 'texts' | 'empty'> {
  const all = [...entries];
  return {
    texts: new Map(all.filter(([, text]) => !isBlankText(text))),
    empty: all.filter(([, text]) => isBlankText(text)).map(([key]) => key),
  };
}
