import type { DataSource } from 'typeorm';

/** All rows of all tables, sorted and as text, so that they can be compared: `{ users: ['{"id": …}', …], … }`. */
export async function readAllRows({ manager }: DataSource): Promise<Record<string, string[]>> {
  const tables = await manager.query<{ name: string }[]>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await manager.query<{ row: string }[]>(`SELECT to_jsonb(r)::text AS row FROM "${name}" r`);
    contents[name] = rows.map(({ row }) => row).sort();
  }
  return contents;
}
