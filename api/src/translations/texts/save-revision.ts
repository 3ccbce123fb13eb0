import type { EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { DeskTextRow, DeskTextVersion, type SavedState } from './desk-text.entity.js';
import type { DeskEntry, TextName } from './desk-entries.js';

/** Who stands behind a wording. */
export type Signature = Pick<DeskTextRow, 'translator_id' | 'translated_at' | 'sign_off'>;

/** A machine's, for which nobody stands. */
export const noSignature: Signature = { translator_id: null, translated_at: null, sign_off: null };

export interface TextContent extends Signature {
  text: string;
  state: SavedState;
  /** The English that it is a translation of. */
  source: string;
}

export const toVersion = ({ changed_at, ...row }: DeskTextRow): DeskTextVersion => ({
  ...row,
  created_at: changed_at,
});

/** Locks the current revision of a text until the transaction ends; undefined where nobody has saved one. */
export const lockText = async (manager: EntityManager, name: TextName): Promise<DeskTextRow | undefined> =>
  (await manager.findOne(DeskTextRow, { where: { ...name }, lock: { mode: 'pessimistic_write' } })) ??
  undefined;

/**
 * Saves a text as its next revision.
 * @param entry its `row` is locked
 * @throws ApiError 412 when somebody else saved the first revision at the same time
 */
export async function saveRevision(
  manager: EntityManager,
  { name, row }: Pick<DeskEntry, 'name' | 'row'>,
  username: string,
  { text, state, source, translator_id, translated_at, sign_off }: TextContent,
): Promise<DeskTextRow> {
  const next: DeskTextRow = {
    ...name,
    ...{ text, state, source, translator_id, translated_at, sign_off },
    revision: (row?.revision ?? 0) + 1,
    username,
    changed_at: new Date().toISOString(),
  };
  if (row) await manager.update(DeskTextRow, { ...name }, next);
  else await insertFirst(manager, next);
  await manager.insert(DeskTextVersion, toVersion(next));
  return next;
}

async function insertFirst(manager: EntityManager, row: DeskTextRow): Promise<void> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(DeskTextRow)
    .values({ ...row })
    .orIgnore()
    .returning('revision')
    .execute();
  if ((raw as unknown[]).length === 0) throw new ApiError('revision_conflict');
}
