import type { Page } from '@lens/contracts/lists';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

interface ListRequest {
  page: number;
  limit: number;
  /** A property from the schema's allow-list, with a minus for descending. */
  sort: string;
}

/** Reads one page. The id settles the order of equal rows, so that no row is shown twice or skipped. */
export async function readPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { page, limit, sort }: ListRequest,
): Promise<Page<Row>> {
  const [items, total] = await query
    .orderBy(`${query.alias}.${sort.replace(/^-/, '')}`, sort.startsWith('-') ? 'DESC' : 'ASC')
    .addOrderBy(`${query.alias}.id`, 'ASC')
    .skip((page - 1) * limit)
    .take(limit)
    .getManyAndCount();
  return { items, total, page, limit };
}

/** A LIKE pattern that finds `text` anywhere, with its own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
