import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { openServer } from '../src/database/database.js';
import { endSilentConnections } from '../src/database/end-silent-connections.js';
import { isDatabaseUnavailable } from '../src/database/unavailable.js';
import { entities } from '../src/entities.js';
import { serverUrl } from './harness/engines.js';
import { startSilenceableProxy } from './harness/silenceable-proxy.js';

/** As PostgreSQL refuses connections: a message of fields, each with a letter and a zero at its end. */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

test('a start waits for a database server that recovers, and no longer [FAULT-14]', async () => {
  const refusals = [
    ...Array.from({ length: 3 }, () => refusal('57P03', 'the database system is starting up')),
    refusal('28P01', 'no such account'),
  ];
  let attempts = 0;
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(refusals[attempts++]!));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const opening = openServer(`postgres://lens:word@127.0.0.1:${port}/clinic`, entities);
  await expect(opening).rejects.toThrow('no such account');
  expect(attempts).toBe(4);
  server.close();
});

const url = serverUrl;
if (url)
  test('queries on a server that has gone silent fail, and others are answered on new connections [FAULT-13]', async () => {
    const proxy = await startSilenceableProxy(url);
    const { dataSource, close } = await openServer(proxy.url, entities);
    endSilentConnections(dataSource, 200);
    const poolSize = 10;
    const ask = () => dataSource.query<{ one: number }[]>('SELECT 1 AS one');
    await Promise.all(Array.from({ length: poolSize }, ask));
    proxy.silence();
    const waiting = Array.from({ length: poolSize }, () => ask().catch((failure: unknown) => failure));
    for (const failure of await Promise.all(waiting)) expect(isDatabaseUnavailable(failure)).toBe(true);
    // The silent connections stay as they are: the host behind them has vanished. New ones get through.
    proxy.speak();
    expect(await ask()).toEqual([{ one: 1 }]);
    // One that is not in use may be silent for ever.
    await delay(300);
    expect(await ask()).toEqual([{ one: 1 }]);
    await close();
    await proxy.stop();
  });
