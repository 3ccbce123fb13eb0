import type { Page } from '@lens/contracts/lists';
import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

interface ListRequest {
  page: number;
  limit: number;
  /** A property from the schema's allow-list, with a minus for descending. */
  sort: string;
  /** What every row is read for, where no index helps. */
  search?: string | undefined;
}

/**
 * Reads one page of an entity, without what it joins. The key orders equal rows, so that no row is shown twice or
 * skipped. Rows and count come in one statement, and rows become what they are without TypeORM's hydration: it
 * and a second statement would take longer than the database does.
 */
export async function readPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  request: ListRequest,
  { without = [] }: { without?: readonly (keyof Row & string)[] } = {},
): Promise<Page<Row>> {
  const { page, limit } = request;
  const columns = entityMetadata(query).columns.filter(
    ({ isSelect, propertyName }) => isSelect && !without.includes(propertyName),
  );
  const paged = request.search ? selectSearchedPage(query, request) : selectPageWithCount(query, request);
  const rows = await paged.addSelect(selectColumns(query.alias, columns)).getRawMany<RawRow>();
  // A page beyond the last has no row that could tell the count.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await query.getCount());
  return { items: applyTransformers<Row>(rows, columns), total, page, limit };
}

const entityMetadata = <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>) =>
  query.expressionMap.mainAlias!.metadata;

const parseSort = (sort: string) => ({
  property: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
});

/** An index has the first rows at hand, and counts faster than anything is kept. */
function selectPageWithCount<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { page, limit, sort }: ListRequest,
): SelectQueryBuilder<Row> {
  const { property, direction } = parseSort(sort);
  const counting = query.clone().select('count(*)::int', 'total');
  const paged = query
    .clone()
    .select(`(${counting.getQuery()})`, 'total')
    .orderBy(`${query.alias}.${property}`, direction)
    .offset((page - 1) * limit)
    .limit(limit);
  const key = entityMetadata(query).primaryColumns.filter(({ propertyName }) => propertyName !== property);
  for (const { propertyName } of key) paged.addOrderBy(`${query.alias}.${propertyName}`, 'ASC');
  return paged;
}

/** Looks through all rows once, for the page and for the count. */
function selectSearchedPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { page, limit, sort }: ListRequest,
): SelectQueryBuilder<Row> {
  const { alias } = query;
  const { property, direction } = parseSort(sort);
  const found = query.clone().select(`${alias}.id`, 'id').addSelect(`${alias}.${property}`, 'sorted');
  const range = `LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  return query
    .createQueryBuilder()
    .addCommonTableExpression(found, 'found', { materialized: true })
    .addCommonTableExpression(`SELECT * FROM "found" ORDER BY "sorted" ${direction}, "id" ${range}`, 'shown')
    .select('(SELECT count(*)::int FROM "found")', 'total')
    .from(entityMetadata(query).target as EntityTarget<Row>, alias)
    .innerJoin('shown', 'shown', `shown.id = ${alias}.id`)
    .orderBy('shown.sorted', direction)
    .addOrderBy('shown.id', 'ASC');
}

interface RawRow extends Record<string, unknown> {
  total?: number;
}

/** Every column under its property's name. Quoted, so that nothing in it is taken for a property. */
const selectColumns = (alias: string, columns: ColumnMetadata[]): string =>
  columns
    .map(({ databaseName, propertyName }) => `"${alias}"."${databaseName}" AS "${propertyName}"`)
    .join(', ');

/** The rows themselves, with the values of some columns read by their transformers. */
function applyTransformers<Row>(rows: RawRow[], columns: ColumnMetadata[]): Row[] {
  for (const { propertyName, transformer } of columns) {
    if (!transformer || Array.isArray(transformer)) continue;
    for (const row of rows) row[propertyName] = transformer.from(row[propertyName]);
  }
  return rows as Row[];
}

/** Whether `text`, in SQL, holds what was typed, with or without its accents, in capitals or not. */
export const sqlContains = (text: string, parameter: string): string =>
  sqlContainsUnaccented(`unaccented(${text})`, parameter);

/** The same of a text that is kept without accents, in small letters. */
export const sqlContainsUnaccented = (text: string, parameter: string): string =>
  sqlContainsLiterally(text, `unaccented(:${parameter})`);

/** Whether one text, in SQL, holds another as it is. No character of it has a meaning, as in a pattern of LIKE. */
export const sqlContainsLiterally = (text: string, part: string): string => `strpos(${text}, ${part}) > 0`;
