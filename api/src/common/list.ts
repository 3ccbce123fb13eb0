import type { Page } from '@lens/contracts/lists';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

interface ListRequest {
  page: number;
  limit: number;
  /** A property from the schema's allow-list, with a minus for descending. */
  sort: string;
}

/**
 * Reads one page. The id settles the order of equal rows, so that no row is shown twice or skipped. Rows and count
 * come in one statement, and rows become what they are without TypeORM's hydration: it and a second statement would
 * take longer than the database does.
 */
export async function readPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { page, limit, sort }: ListRequest,
): Promise<Page<Row>> {
  const counting = query.clone().select('count(*)::int', 'total');
  const rows = await query
    .addSelect(`(${counting.getQuery()})`, 'total')
    .orderBy(`${query.alias}.${sort.replace(/^-/, '')}`, sort.startsWith('-') ? 'DESC' : 'ASC')
    .addOrderBy(`${query.alias}.id`, 'ASC')
    .offset((page - 1) * limit)
    .limit(limit)
    .getRawMany<RawRow>();
  // A page beyond the last has no row that could tell the count.
  const { total = 0 } = rows[0] ?? (page === 1 ? {} : ((await counting.getRawOne<RawRow>()) ?? {}));
  return { items: rows.map(rowReader(query)), total, page, limit };
}

interface RawRow extends Record<string, unknown> {
  total?: number;
}

interface ValueReader {
  from(value: unknown): unknown;
}

const asItIs: ValueReader = { from: (value) => value };

/** Reads a raw row: columns under their properties, each through its own transformer. */
function rowReader<Row extends ObjectLiteral>({ alias, expressionMap }: SelectQueryBuilder<Row>) {
  const { columns } = expressionMap.mainAlias!.metadata;
  const fields = columns.map(({ propertyName, databaseName, transformer }) => ({
    property: propertyName,
    column: `${alias}_${databaseName}`,
    transformer: ((Array.isArray(transformer) ? undefined : transformer) ?? asItIs) as ValueReader,
  }));
  return (raw: RawRow): Row => {
    const row: Record<string, unknown> = {};
    for (const { property, column, transformer } of fields) {
      if (column in raw) row[property] = transformer.from(raw[column]);
    }
    return row as Row;
  };
}

/** A LIKE pattern that finds `text` anywhere, with its own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
