import { isBlankText } from '@lens/contracts/desk';
import type { Note } from './xliff/notes.js';

/** What a file says of texts, by their keys. */
export interface NamedTexts {
  texts: Map<string, string>;
  /** Which it has without a word: that is no translation, and replaces none. */
  empty: string[];
  /** The English that each was translated from, where the file says so. */
  sources?: Map<string, string>;
  /** What it says beside texts, also beside those that it does not translate. */
  notes?: Map<string, Note[]>;
}

/** Takes apart what a file says and what it leaves empty. */
export function worded(
  said: Iterable<readonly [key: string, text: string]>,
): Pick<NamedTexts, 'texts' | 'empty'> {
  const all = [...said];
  return {
    texts: new Map(all.filter(([, text]) => !isBlankText(text))),
    empty: all.filter(([, text]) => isBlankText(text)).map(([key]) => key),
  };
}
