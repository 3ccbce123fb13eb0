import type { Page } from '@lens/contracts/lists';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

interface ListRequest {
  page: number;
  limit: number;
  /** A property from the schema's allow-list, with a minus for descending. */
  sort: string;
}

/**
 * Reads one page of an entity, without what it joins. The id settles the order of equal rows, so that no row is shown
 * twice or skipped. Rows and count come in one statement, and rows become what they are without TypeORM's hydration: it
 * and a second statement would take longer than the database does.
 */
export async function readPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { page, limit, sort }: ListRequest,
): Promise<Page<Row>> {
  const columns = query.expressionMap.mainAlias!.metadata.columns.filter(({ isSelect }) => isSelect);
  const counting = query.clone().select('count(*)::int', 'total');
  const rows = await query
    .select(selectionOf(query.alias, columns))
    .addSelect(`(${counting.getQuery()})`, 'total')
    .orderBy(`${query.alias}.${sort.replace(/^-/, '')}`, sort.startsWith('-') ? 'DESC' : 'ASC')
    .addOrderBy(`${query.alias}.id`, 'ASC')
    .offset((page - 1) * limit)
    .limit(limit)
    .getRawMany<RawRow>();
  // A page beyond the last has no row that could tell the count.
  const { total = 0 } = rows[0] ?? (page === 1 ? {} : ((await counting.getRawOne<RawRow>()) ?? {}));
  return { items: transformed<Row>(rows, columns), total, page, limit };
}

interface RawRow extends Record<string, unknown> {
  total?: number;
}

/** Every column under its property's name. Quoted, so that nothing in it is taken for a property. */
const selectionOf = (alias: string, columns: ColumnMetadata[]): string =>
  columns
    .map(({ databaseName, propertyName }) => `"${alias}"."${databaseName}" AS "${propertyName}"`)
    .join(', ');

/** The rows themselves, with the values of some columns read by their transformers. */
function transformed<Row>(rows: RawRow[], columns: ColumnMetadata[]): Row[] {
  for (const { propertyName, transformer } of columns) {
    if (!transformer || Array.isArray(transformer)) continue;
    for (const row of rows) row[propertyName] = transformer.from(row[propertyName]);
  }
  return rows as Row[];
}

/** A LIKE pattern that finds `text` anywhere, with its own wildcards taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
