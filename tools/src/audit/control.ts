import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findPostgres } from '../engines/find.ts';
import { startPostgres } from '../engines/postgres.ts';
import { runSqlmap } from './sqlmap.ts';

/**
 * Whether sqlmap finds the injection of a server that has one: otherwise it would mean nothing that it finds none in ours.
 * @returns null where PostgreSQL is missing
 */
export async function findsSeededInjection(sqlmap: string, folder: string): Promise<boolean | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const postgres = await startPostgres(programs);
  const psql = path.join(programs, 'psql');
  execFileSync(psql, [postgres.url, '-c', "CREATE TABLE things AS SELECT 1 AS id, 'one' AS name"]);
  const server = createServer(({ url = '' }, response) => {
    const id = new URL(url, 'http://localhost').searchParams.get('id') ?? '';
    execFile(
      psql,
      [postgres.url, '-At', '-c', `SELECT name FROM things WHERE id = ${id}`],
      (failure, stdout) =>
        response.writeHead(failure ? 500 : 200, { 'content-type': 'text/plain' }).end(stdout),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seeded = { method: 'GET', pattern: '/things', address: '/things?id=1', body: null, isPublic: true };
  try {
    const { findings } = await runSqlmap(sqlmap, [seeded], {
      origin,
      signIn: () => Promise.resolve(''),
      folder,
    });
    return findings.some(({ at }) => at === 'GET /things id');
  } finally {
    server.closeAllConnections();
    server.close();
    await postgres.stop();
  }
}
