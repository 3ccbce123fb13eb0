import { isBlankText, type TextTranslator } from '@lens/contracts/desk';
import type { EntityManager } from 'typeorm';
import type { DeskEntry } from './desk-entries.js';

interface Account extends Pick<TextTranslator, 'username' | 'name' | 'qualification'> {
  id: string;
}

const accountsSql = 'SELECT id, username, name, qualification FROM users WHERE id = ANY($1)';

/** The translator's id, if what was saved is a translation of the current English. */
const translatorId = ({ row, required }: DeskEntry): string | null =>
  row && row.source === required.source && !isBlankText(row.text) ? row.translator_id : null;

/** Reads the accounts of the translators of some texts. @returns who translated one of them */
export async function readTranslators(
  manager: EntityManager,
  entries: readonly DeskEntry[],
): Promise<(entry: DeskEntry) => TextTranslator | null> {
  const ids = new Set(entries.map(translatorId).filter((id) => id !== null));
  const accounts = ids.size > 0 ? await manager.query<Account[]>(accountsSql, [[...ids]]) : [];
  const accountsById = new Map(accounts.map((account) => [account.id, account]));
  return (entry) => {
    const account = accountsById.get(translatorId(entry) ?? '');
    const at = entry.row?.translated_at;
    if (!account || !at) return null;
    const { username, name, qualification } = account;
    return { username, name, qualification, at };
  };
}
