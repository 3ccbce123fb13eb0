import { isDeepStrictEqual } from 'node:util';
import type { FieldChanges } from '@lens/contracts/activity';

/**
 * Compares the named fields of two versions of a row; null when none of them differs.
 * Only name fields without personal data: the result is stored in the activity log.
 */
export function fieldChanges<Row extends object>(
  fields: readonly (keyof Row & string)[],
  before: Row,
  after: Row,
): FieldChanges | null {
  const changed = fields
    .map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }] as const)
    .filter(([, change]) => !isDeepStrictEqual(change.before, change.after));
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** The number of things that an entry is about, as a change: `{ rows: { before: null, after: 42 } }`. */
export const countAsChange = (unit: 'rows' | 'texts', count: number): FieldChanges => ({
  [unit]: { before: null, after: count },
});
