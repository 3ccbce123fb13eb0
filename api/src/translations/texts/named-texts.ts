import type { Note } from './xliff/notes.js';

/** What a file says of texts, by their keys. */
export interface NamedTexts {
  texts: Map<string, string>;
  /** The English that each was translated from, where the file says so. */
  sources?: Map<string, string>;
  /** What it says beside texts, also beside those that it does not translate. */
  notes?: Map<string, Note[]>;
}
