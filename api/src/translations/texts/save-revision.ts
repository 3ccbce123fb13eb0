import type { EntityManager } from 'typeorm';
import { ApiError } from '../../common/errors/api-error.js';
import { DeskTextRow, DeskTextVersion, type WrittenState } from './desk-text.entity.js';
import type { Seen, TextName } from './desk-entries.js';

export interface Written {
  text: string;
  state: WrittenState;
  /** The English that it was written for. */
  source: string;
}

export const versionOf = ({ changed_at, ...row }: DeskTextRow): DeskTextVersion => ({
  ...row,
  created_at: changed_at,
});

/** The text as it stands, kept so until the transaction is over. */
export const lockText = async (manager: EntityManager, name: TextName): Promise<DeskTextRow | undefined> =>
  (await manager.findOne(DeskTextRow, { where: { ...name }, lock: { mode: 'pessimistic_write' } })) ??
  undefined;

/**
 * Writes a text as its newest revision.
 * @param seen `row` is what is held
 * @throws ApiError 412 when somebody else wrote the first revision at the same time
 */
export async function keepRevision(
  manager: EntityManager,
  { name, row }: Pick<Seen, 'name' | 'row'>,
  username: string,
  { text, state, source }: Written,
): Promise<DeskTextRow> {
  const next: DeskTextRow = {
    ...name,
    ...{ text, state, source },
    revision: (row?.revision ?? 0) + 1,
    username,
    changed_at: new Date().toISOString(),
  };
  if (row) await manager.update(DeskTextRow, { ...name }, next);
  else await insertFirst(manager, next);
  await manager.insert(DeskTextVersion, versionOf(next));
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
