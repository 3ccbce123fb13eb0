import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a process that has only a server, with mocked timers.
 * @param script runs after `stopOnSignal`: `sendSignal()` stops the process, `tick(ms)` lets time pass
 */
function runProcess({ appCloses = 'done', databaseCloses = 'done', script = '', drainMs = 0 }) {
  const program = `
    import { mock } from 'node:test';
    import { once } from 'node:events';
    import { createServer } from 'node:http';
    import { connect } from 'node:net';
    import { stopOnSignal } from ${JSON.stringify(pathToFileURL(join(process.env.API_COMPILED!, 'stop.js')))};

    const [done, never] = [Promise.resolve(), new Promise(() => undefined)];
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
    const tick = (ms) => mock.timers.tick(ms);
    const log = { info: (...args) => console.log(args.at(-1)), error: (...args) => console.log(args.map((arg) => typeof arg === 'string' ? arg : JSON.stringify(arg)).join(' ')) };
    const sendSignal = () => process.emit('SIGTERM', 'SIGTERM');
    stopOnSignal({
      app: { get: () => ({ end: () => undefined, leave: () => console.log('not ready') }), getHttpServer: () => server, close: () => ${appCloses} },
      database: { close: () => ${databaseCloses} },
      log,
      drainMs: ${drainMs},
    });
    ${script}
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { status, lines: stdout.trim().split('\n') };
}

/** Two signals, as a terminal and a launcher send them. */
const eightSeconds = `
  sendSignal();
  await once(server, 'close');
  tick(4000);
  sendSignal();
  tick(3999);
  console.log('at work');
  tick(1);
  console.log('still there');
`;

test.each([
  ['a background job', { appCloses: 'never' }],
  ['the database', { databaseCloses: 'never' }],
])('a stop that %s blocks ends eight seconds after the first signal', (_, hanging) => {
  const { status, lines } = runProcess({ ...hanging, script: eightSeconds });
  expect(lines).toEqual(['stopping', 'not ready', 'at work', 'stopped with unfinished work']);
  expect(status).toBe(1);
});

test('a stop that fails ends the process as failed, and its log quotes nothing that somebody wrote', () => {
  const databaseCloses = "Promise.reject(new RangeError('what a patient wrote'))";
  const { status, lines } = runProcess({ databaseCloses, script: 'sendSignal();' });
  expect(lines[0]).toBe('stopping');
  expect(lines[2]).toMatch(/"fault":"RangeError".* stopped with unfinished work$/);
  expect(lines.join()).not.toContain('what a patient wrote');
  expect(status).toBe(1);
});

test('a request that stays open for five seconds is cut off, and everything else stops normally', () => {
  const script = `
    connect(server.address().port, '127.0.0.1').on('error', () => undefined).write('POST / HTTP/1.1');
    await once(server, 'connection');
    sendSignal();
    tick(4999);
    console.log(await new Promise((resolve) => server.getConnections((_, count) => resolve(count))));
    tick(1);
  `;
  const { status, lines } = runProcess({ script });
  expect(lines).toEqual(['stopping', 'not ready', '1', 'stopped']);
  expect(status).toBe(0);
});

test('a replica says that it leaves and still takes requests for a while, each on a connection that ends with it [SCALE-9]', () => {
  const script = `
    const { Agent, get } = await import('node:http');
    server.on('request', (_, response) => response.end('answer'));
    const agent = new Agent({ keepAlive: true });
    const { port } = server.address();
    const ask = () => new Promise((resolve, reject) =>
      get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection));
      }).on('error', ({ code }) => resolve(code)));
    console.log(await ask());
    sendSignal();
    console.log(await ask());
    console.log(await ask());
    tick(1999);
    console.log(await ask());
    // This caller is connected by the system, and not accepted yet, when the time is over.
    const last = ask();
    await new Promise(process.nextTick);
    tick(1);
    console.log(await last);
    await once(server, 'close');
    console.log(await ask());
  `;
  const { status, lines } = runProcess({ script, drainMs: 2000 });
  const [before, ...after] = lines;
  expect(before).toBe('keep-alive');
  expect(after.filter((line) => line !== 'stopped')).toEqual([
    'stopping',
    'not ready',
    'close',
    'close',
    'close',
    'close',
    'ECONNREFUSED',
  ]);
  expect(status).toBe(0);
});
