import { openServer } from '../../src/database/database.js';
import { entities } from '../../src/entities.js';
import { createDatabase, type Engine } from './engines.js';
import { startInterruptibleProxy } from './interruptible-proxy.js';
import { startApi } from './running-api.js';

/**
 * Starts the API on a new database of a server, behind a proxy that can interrupt all connections.
 * @param url names a database of the server
 */
export async function startApiBehindProxy(url: string) {
  const created = await createDatabase(url);
  const proxy = await startInterruptibleProxy(created.url);
  const engine: Engine = {
    name: 'server behind a proxy',
    async create() {
      const database = await openServer(proxy.url, entities);
      return { database, drop: () => database.close().then(proxy.interrupt).then(created.drop) };
    },
  };
  return { proxy, databaseUrl: created.url, api: await startApi(engine) };
}
