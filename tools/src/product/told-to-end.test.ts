import { spawnSync } from 'node:child_process';
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
