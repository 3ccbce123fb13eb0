import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { ApiError } from '../errors/api-error.js';

/** A row that several people may change. */
export interface RevisedRow {
  id: string;
  /** Goes up with every change. */
  revision: number;
  /** Who made this revision; null where nobody of the staff did. */
  changed_by: string | null;
}

/** Which row, and the revision of it that the caller has seen. */
export interface BaseRevision {
  id: string;
  revision: number;
}

/**
 * Makes the next revision of a row out of the one that the caller has seen. Comparing and raising are one statement, so
 * that of two who come at the same moment one is refused; the row is held until the transaction is over.
 * @returns the row, already under its next revision
 * @throws ApiError 404, 412 `revision_conflict` that names who came first
 */
export async function raiseRevision<Row extends RevisedRow>(
  manager: EntityManager,
  table: EntityTarget<Row>,
  { id, revision }: BaseRevision,
  { username }: { username: string },
): Promise<Row> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(table)
    .set(nextRevision(username) as QueryDeepPartialEntity<Row>)
    .where('id = :id AND revision = :revision', { id, revision })
    .execute();
  const row = await manager.findOneBy(table, { id } as FindOptionsWhere<Row>);
  if (!row) throw new ApiError('not_found');
  if (!affected) throw revisionConflict(row.changed_by, username);
  return row;
}

/** Whichever revision the rows have; null where nobody of the staff makes the next one. */
export const nextRevision = (username: string | null) => ({
  revision: () => 'revision + 1',
  changed_by: username,
});

/** Says who came first. */
export function revisionConflict(by: string | null, me: string): ApiError {
  if (by === null) return new ApiError('revision_conflict');
  return new ApiError('revision_conflict', { placeholders: { who: by === me ? 'You have' : `${by} has` } });
}
