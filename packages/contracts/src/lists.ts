import { z } from 'zod';
import { searchMaxLength } from './max-lengths.js';

/**
 * The query every list takes. `sort` is one of `sortable`, with a leading minus for descending;
 * anything else is refused, so that no request ever names a column of its own choosing.
 */
export function listQuery<const Key extends string>(
  sortable: readonly [Key, ...Key[]],
  defaultSort: Key | `-${Key}`,
  defaultLimit = 20,
) {
  const keys = sortable.flatMap((key) => [key, `-${key}` as const]);
  return z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(defaultLimit),
    search: z.string().trim().max(searchMaxLength).optional(),
    sort: z.enum(keys as [string, ...string[]]).default(defaultSort),
  });
}

/** A page of a list. Answer schemas are not strict: fields that they do not name are stripped before they leave. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() });
}

export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}
