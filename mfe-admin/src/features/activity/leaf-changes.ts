import type { FieldChanges } from '@lens/contracts/activity';

export interface LeafChange {
  /** `labels.es`, `hours.0.opens` */
  path: string;
  before: string;
  after: string;
}

type Leaves = Map<string, string>;

function collect(value: unknown, path: string, into: Leaves): Leaves {
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) collect(part, `${path}.${key}`, into);
  else if (value !== null && value !== undefined && value !== '') into.set(path, String(value));
  return into;
}

/** What changed in a field, down to single values: an object of eleven labels says which one, and from what to what. */
export function leafChanges(changes: FieldChanges): LeafChange[] {
  return Object.entries(changes).flatMap(([field, { before, after }]) => {
    const old = collect(before, field, new Map());
    const now = collect(after, field, new Map());
    return [...new Set([...old.keys(), ...now.keys()])]
      .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
      .filter((leaf) => leaf.before !== leaf.after);
  });
}
