import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs a process that has only a server, with mocked timers.
 * @param script runs after `stopOnSignal`: `sendSignal()` stops the process, `tick(ms)` lets time pass
 */
function runProcess({ appCloses = 'done', databaseCloses = 'done', script = '' }) {
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
      app: { get: () => ({ end: () => undefined }), getHttpServer: () => server, close: () => ${appCloses} },
      database: { close: () => ${databaseCloses} },
      log,
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
  expect(lines).toEqual(['stopping', 'at work', 'stopped with unfinished work']);
  expect(status).toBe(1);
});

test('a stop that fails ends the process as failed, and its log quotes nothing that somebody wrote', () => {
  const databaseCloses = "Promise.reject(new RangeError('what a patient wrote'))";
  const { status, lines } = runProcess({ databaseCloses, script: 'sendSignal();' });
  expect(lines[0]).toBe('stopping');
  expect(lines[1]).toMatch(/"fault":"RangeError".* stopped with unfinished work$/);
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
  expect(lines).toEqual(['stopping', '1', 'stopped']);
  expect(status).toBe(0);
});
