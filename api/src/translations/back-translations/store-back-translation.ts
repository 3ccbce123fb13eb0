import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { revisionConflict } from '../../common/revision/raise-revision.js';
import type { TextName } from '../texts/desk-entries.js';
import { BackTranslationRow } from './back-translation.entity.js';

export const wordingHash = (translation: string): string =>
  createHash('sha256').update(translation).digest('hex');

type NewBackTranslation = Pick<BackTranslationRow, 'wording' | 'text' | 'service' | 'username'>;

export const findBackTranslation = (
  manager: EntityManager,
  { language, namespace, key }: TextName,
): Promise<BackTranslationRow | null> => manager.findOneBy(BackTranslationRow, { language, namespace, key });

/**
 * Stores a back-translation in place of the one before.
 * @param revision of the one that the caller saw; 0 for none
 * @throws ApiError 412 `revision_conflict` with the name of who made another in the meantime
 */
export async function storeBackTranslation(
  manager: EntityManager,
  { language, namespace, key }: TextName,
  revision: number,
  { wording, text, service, username }: NewBackTranslation,
): Promise<void> {
  const stored = await manager.query<unknown[]>(
    `INSERT INTO back_translations AS stored (language, namespace, key, wording, text, service, username)
     SELECT $1, $2, $3, $4, $5, $6, $7 WHERE $8 = 0 OR EXISTS (
       SELECT FROM back_translations WHERE (language, namespace, key) = ($1, $2, $3))
     ON CONFLICT (language, namespace, key) DO UPDATE
       SET wording = excluded.wording, text = excluded.text, service = excluded.service,
         username = excluded.username, created_at = now(), revision = stored.revision + 1
       WHERE stored.revision = $8
     RETURNING revision`,
    [language, namespace, key, wording, text, service, username, revision],
  );
  if (stored.length > 0) return;
  const row = await findBackTranslation(manager, { language, namespace, key });
  throw revisionConflict(row?.username ?? null, username);
}
