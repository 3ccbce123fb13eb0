import { z } from 'zod';
import { searchMaxLength } from './max-lengths.js';

/**
 * The query parameters of every list. `sort` is one of `sortable`, with a leading minus for descending. Anything else
 * is refused, so that requests cannot name arbitrary columns.
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

/** A page of a list. Schemas of responses are not strict: the API strips fields that they do not name. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() });
}

export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}
