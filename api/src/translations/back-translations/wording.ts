import type { Staff } from '../../common/staff.js';
import { stateOf, textOf, type DeskEntry } from '../texts/desk-entries.js';

/** Null where there is no translation: what no service could translate is stored in English. */
export const wordingOf = (entry: DeskEntry): string | null =>
  ['needs_human', 'untranslated'].includes(stateOf(entry)) ? null : textOf(entry);

/**
 * Whether somebody wrote the wording: as its translator, or where translators were not recorded yet, as who saved it. To
 * mark it as reviewed, or to start a run, is not to write it.
 */
export function isAuthor({ id, username }: Staff, { row }: DeskEntry): boolean {
  if (!row) return false;
  if (row.translator_id !== null) return row.translator_id === id;
  return row.state === 'translated' && row.username === username;
}
