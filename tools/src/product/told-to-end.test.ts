import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const told = path.join(__dirname, 'told-to-end.ts');

/** A process that is told of its parent, and says when it is to end; it ends by itself once a second is over. */
const program = (parent: string) => `
  import { toldToEnd } from ${JSON.stringify(told)};
  toldToEnd(${JSON.stringify(parent)}).addEventListener('abort', () => process.exit(7));
  setTimeout(() => process.exit(0), 1000);
`;
const endOf = (parent: string): number | null =>
  spawnSync(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '--eval', program(parent)], {
    cwd: __dirname,
  }).status;

test('a process ends whose parent was gone before it looked', () => {
  expect(endOf('999999999')).toBe(7);
});

test.each([
  ['its parent is there', String(process.pid)],
  ['its shell says nothing that it knows', '$$'],
])('it stays while %s', (_, parent) => {
  expect(endOf(parent)).toBe(0);
});

/** A process that works on for a while after it was told, as one that stops its services does. */
const busy = `
  import { toldToEnd } from ${JSON.stringify(told)};
  let words = 0;
  toldToEnd(${JSON.stringify(String(process.pid))}).addEventListener('abort', () => {
    words += 1;
    process.stdout.write('told');
    // What comes now must not cut it short.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.kill(process.pid, signal);
    setImmediate(() => setImmediate(() => process.exit(words)));
  });
  process.stdout.write('ready');
  setInterval(() => undefined, 1000);
`;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s tells it once, and no further signal ends it before its time',
  async (signal) => {
    const child = spawn(process.execPath, ['--import', 'tsx/esm', '--input-type=module', '--eval', busy], {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    child.kill(signal);
    expect(await ended).toEqual([1, null]);
  },
);
