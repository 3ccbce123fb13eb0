import type { QueryRunner } from 'typeorm';

/** Tables, views, sequences, functions and types of the schema. */
const droppableObjects = `
  SELECT 'TABLE' AS kind, oid::regclass::text AS name, oid FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
  UNION ALL SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'SEQUENCE' END,
      oid::regclass::text, oid FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm', 'S')
  UNION ALL SELECT 'ROUTINE', oid::regprocedure::text, oid FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT CASE typtype WHEN 'd' THEN 'DOMAIN' ELSE 'TYPE' END, oid::regtype::text, oid FROM pg_type
    WHERE typnamespace = 'public'::regnamespace AND typtype IN ('d', 'e')`;

/** Drops the objects of the schema, except those of extensions. Not the schema itself, which may have another owner. */
export async function dropEverything(runner: QueryRunner): Promise<void> {
  const objects = await runner.manager.query<{ kind: string; name: string }[]>(
    `SELECT kind, name FROM (${droppableObjects}) AS candidate
      WHERE NOT EXISTS (SELECT FROM pg_depend WHERE objid = candidate.oid AND deptype = 'e')`,
  );
  for (const { kind, name } of objects) await runner.query(`DROP ${kind} IF EXISTS ${name} CASCADE`);
}
