import type { QueryRunner } from 'typeorm';

/** What programs of one version rely on in the database. */
export interface Schema {
  /** The type of each column, by `table.column`. */
  columns: Map<string, string>;
  /** Columns that must not be null, and constraints and unique indexes, by name, with what they are about. */
  restrictions: Map<string, { table: string; columns: string[] }>;
  routines: Set<string>;
}

const columnsSql = `
  SELECT relname || '.' || attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required
  FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') AND attnum > 0 AND NOT attisdropped`;

const restrictionsSql = `
  SELECT i.relname AS name, t.relname AS table, array_agg(a.attname ORDER BY a.attname)::text[] AS columns
  FROM pg_index x JOIN pg_class i ON i.oid = indexrelid JOIN pg_class t ON t.oid = indrelid
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (indkey)
  WHERE indisunique AND t.relnamespace = 'public'::regnamespace GROUP BY 1, 2
  UNION ALL
  SELECT conname, t.relname, array_agg(a.attname ORDER BY a.attname)::text[]
  FROM pg_constraint JOIN pg_class t ON t.oid = conrelid
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = ANY (conkey)
  WHERE contype IN ('c', 'f', 'x') AND t.relnamespace = 'public'::regnamespace GROUP BY 1, 2`;

export async function readSchema({ manager }: QueryRunner): Promise<Schema> {
  const columns = await manager.query<{ name: string; type: string; required: boolean }[]>(columnsSql);
  const restrictions =
    await manager.query<{ name: string; table: string; columns: string[] }[]>(restrictionsSql);
  const routines = await manager.query<{ name: string }[]>(
    `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  );
  const required = columns
    .filter((column) => column.required)
    .map(({ name }) => {
      const [table = '', column = ''] = name.split('.');
      return [`${name} is required`, { table, columns: [column] }] satisfies [string, object];
    });
  return {
    columns: new Map(columns.map(({ name, type }) => [name, type])),
    restrictions: new Map([
      ...restrictions.map(({ name, ...about }) => [name, about] satisfies [string, object]),
      ...required,
    ]),
    routines: new Set(routines.map(({ name }) => name)),
  };
}

/** What a program that was written for the schema `before` would find missing, or be refused for, in `after`. */
export function findBreaks(before: Schema, after: Schema, retired: readonly string[]): string[] {
  const isRetired = (name: string) => retired.includes(name) || retired.includes(name.split('.')[0]!);
  const known = (table: string, column: string) => before.columns.has(`${table}.${column}`);
  const breaks: string[] = [];
  for (const [name, type] of before.columns) {
    const now = after.columns.get(name);
    if (now === type || isRetired(name)) continue;
    breaks.push(now === undefined ? `${name} is gone` : `${name} was ${type} and is ${now}`);
  }
  for (const [name, { table, columns }] of after.restrictions)
    if (!before.restrictions.has(name) && columns.some((column) => known(table, column)))
      breaks.push(`${name} restricts what ${table} already had`);
  // What it names in `ON CONFLICT`.
  for (const [name, { table }] of before.restrictions)
    if (name.endsWith('_key') && !after.restrictions.has(name) && !isRetired(table))
      breaks.push(`${name} is gone`);
  for (const name of before.routines) if (!after.routines.has(name)) breaks.push(`${name} is gone`);
  return breaks;
}
