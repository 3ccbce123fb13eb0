import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A process that has nothing but a server, and is told to stop; time passes as its program says.
 * @param then what happens afterwards
 */
function stopped({ appCloses = 'done', databaseCloses = 'done', then = '' }) {
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
    const pass = (ms) => mock.timers.tick(ms);
    const told = { info: (...words) => console.log(words.at(-1)), error: (...words) => console.log(words.map((word) => typeof word === 'string' ? word : JSON.stringify(word)).join(' ')) };
    const tell = () => process.emit('SIGTERM', 'SIGTERM');
    stopOnSignal({
      app: { get: () => ({ end: () => undefined }), getHttpServer: () => server, close: () => ${appCloses} },
      database: { close: () => ${databaseCloses} },
      log: told,
    });
    ${then}
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { status, told: stdout.trim().split('\n') };
}

/** Told once, and once more, as a terminal and a launcher do. */
const eightSeconds = `
  tell();
  await once(server, 'close');
  pass(4000);
  tell();
  pass(3999);
  console.log('at work');
  pass(1);
  console.log('still there');
`;

test.each([
  ['what works in the background', { appCloses: 'never' }],
  ['the database', { databaseCloses: 'never' }],
])('a stop that hangs in %s is over after eight seconds, counted from the first word', (_, hanging) => {
  const { status, told } = stopped({ ...hanging, then: eightSeconds });
  expect(told).toEqual(['stopping', 'at work', 'ended with work left open']);
  expect(status).toBe(1);
});

test('a stop that fails ends the process as failed, and its log quotes nothing that somebody wrote', () => {
  const databaseCloses = "Promise.reject(new RangeError('what a patient wrote'))";
  const then = 'tell();';
  const { status, told } = stopped({ databaseCloses, then });
  expect(told[0]).toBe('stopping');
  expect(told[1]).toMatch(/"fault":"RangeError".* ended with work left open$/);
  expect(told.join()).not.toContain('what a patient wrote');
  expect(status).toBe(1);
});

test('a request that stays open for five seconds is cut off, and the rest stops in good order', () => {
  const open = `
    connect(server.address().port, '127.0.0.1').on('error', () => undefined).write('POST / HTTP/1.1');
    await once(server, 'connection');
    tell();
    pass(4999);
    console.log(await new Promise((resolve) => server.getConnections((_, count) => resolve(count))));
    pass(1);
  `;
  const { status, told } = stopped({ then: open });
  expect(told).toEqual(['stopping', '1', 'stopped']);
  expect(status).toBe(0);
});
