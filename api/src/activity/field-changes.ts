import { isDeepStrictEqual } from 'node:util';
import type { FieldChanges } from '@lens/contracts/activity';

/**
 * What a change did to those of the named fields that it changed; null where it changed none of them.
 * Only fields that hold no personal data may be named: what this returns is kept in the log.
 */
export function fieldChanges<Row extends object>(
  fields: readonly (keyof Row & string)[],
  before: Row,
  after: Row,
): FieldChanges | null {
  const changed = fields
    .map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }] as const)
    .filter(([, { before: was, after: is }]) => !isDeepStrictEqual(was, is));
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** How many there were of what an entry is about: `{ rows: { before: null, after: 42 } }`. */
export const countAsChange = (of: 'rows' | 'texts', count: number): FieldChanges => ({
  [of]: { before: null, after: count },
});
