import type { Page } from '@lens/contracts/lists';
import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

interface ListRequest {
  page: number;
  limit: number;
  /** A property from the schema's allow-list, with a minus for descending. */
  sort: string;
  /** The text that was searched for; a search reads every row, since no index helps. */
  search?: string | undefined;
}

/**
 * Reads one page of an entity, without joined entities. Equal rows are ordered by key, so that no row is shown twice or
 * skipped. One statement returns rows and count, and the rows bypass TypeORM's hydration: hydration and a second
 * statement would take longer than the database does.
 * @param omit columns that are not read
 */
export async function readPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  request: ListRequest,
  { omit = [] }: { omit?: readonly (keyof Row & string)[] } = {},
): Promise<Page<Row>> {
  const columns = entityMetadata(query).columns.filter(
    ({ isSelect, propertyName }) => isSelect && !omit.includes(propertyName),
  );
  const { items, ...page } = await readRawPage(query, request, selectColumns(query.alias, columns));
  return { ...page, items: applyTransformers<Row>(items, columns) };
}

/** The same, with the text of one SQL expression for each row. */
export async function readPageOfTexts<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  request: ListRequest,
  expression: string,
): Promise<Page<string>> {
  const { items, ...page } = await readRawPage(query, request, `${expression} AS "text"`);
  return { ...page, items: items.map(({ text }) => text as string) };
}

async function readRawPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  request: ListRequest,
  selection: string,
): Promise<Page<RawRow>> {
  const { page, limit } = request;
  const paged = request.search ? selectSearchedPage(query, request) : selectPageWithCount(query, request);
  const items = await paged.addSelect(selection).getRawMany<RawRow>();
  // A page beyond the last one has no row from which to read the total.
  const total = items[0]?.total ?? (page === 1 ? 0 : await query.getCount());
  return { items, total, page, limit };
}

const entityMetadata = <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>) =>
  query.expressionMap.mainAlias!.metadata;

const parseSort = (sort: string) => ({
  property: sort.replace(/^-/, ''),
  direction: sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const),
});

/** For lists without a search: an index finds the rows of the page, and counting separately is faster than a CTE. */
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

/** For searches: reads all rows once, for the page and for the count. */
function selectSearchedPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { page, limit, sort }: ListRequest,
): SelectQueryBuilder<Row> {
  const { alias } = query;
  const { property, direction } = parseSort(sort);
  const matches = query.clone().select(`${alias}.id`, 'id').addSelect(`${alias}.${property}`, 'sort_value');
  const range = `LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  return query
    .createQueryBuilder()
    .addCommonTableExpression(matches, 'matches', { materialized: true })
    .addCommonTableExpression(
      `SELECT * FROM "matches" ORDER BY "sort_value" ${direction}, "id" ${range}`,
      'page_rows',
    )
    .select('(SELECT count(*)::int FROM "matches")', 'total')
    .from(entityMetadata(query).target as EntityTarget<Row>, alias)
    .innerJoin('page_rows', 'page_rows', `page_rows.id = ${alias}.id`)
    .orderBy('page_rows.sort_value', direction)
    .addOrderBy('page_rows.id', 'ASC');
}

interface RawRow extends Record<string, unknown> {
  total?: number;
}

/** Selects each column under the name of its property, quoted so that TypeORM does not replace property names in it. */
const selectColumns = (alias: string, columns: ColumnMetadata[]): string =>
  columns
    .map(({ databaseName, propertyName }) => `"${alias}"."${databaseName}" AS "${propertyName}"`)
    .join(', ');

/** Replaces, in the rows themselves, the values of columns that have a transformer. */
function applyTransformers<Row>(rows: RawRow[], columns: ColumnMetadata[]): Row[] {
  for (const { propertyName, transformer } of columns) {
    if (!transformer || Array.isArray(transformer)) continue;
    for (const row of rows) row[propertyName] = transformer.from(row[propertyName]);
  }
  return rows as Row[];
}

/** SQL condition that a text contains the parameter, ignoring accents and case. */
export const sqlContains = (text: string, parameter: string): string =>
  sqlContainsUnaccented(`unaccented(${text})`, parameter);

/** The same for a text that is stored without accents in lower case. */
export const sqlContainsUnaccented = (text: string, parameter: string): string =>
  sqlContainsLiterally(text, `unaccented(:${parameter})`);

/** SQL condition that a text contains another exactly; unlike in LIKE, no character is a wildcard. */
export const sqlContainsLiterally = (text: string, part: string): string => `strpos(${text}, ${part}) > 0`;
