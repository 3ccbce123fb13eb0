import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { ApiError } from '../errors/api-error.js';

/** A row that several people may change. */
export interface RevisedRow {
  id: string;
  /** Increases with every change. */
  revision: number;
  /** Who made this revision; null if it was not a member of the staff. */
  changed_by: string | null;
}

/** A row, and the revision of it that a change is based on. */
export interface BaseRevision {
  id: string;
  revision: number;
}

/**
 * Raises the revision of a row if it is still the one that the change is based on. This is one statement, so of two
 * simultaneous changes one is refused; the row stays locked until the transaction ends.
 * @returns the row with its new revision
 * @throws ApiError 404, 412 `revision_conflict` with the name of who made the other change
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

/**
 * The columns of the next revision, whatever the current one is.
 * @param username null if nobody of the staff makes it
 */
export const nextRevision = (username: string | null) => ({
  revision: () => 'revision + 1',
  changed_by: username,
});

/** @param changedBy who made the other change @param username who is refused */
export function revisionConflict(changedBy: string | null, username: string): ApiError {
  if (changedBy === null) return new ApiError('revision_conflict');
  return new ApiError('revision_conflict', {
    placeholders: { who: changedBy === username ? 'You have' : `${changedBy} has` },
  });
}
