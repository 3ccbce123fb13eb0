import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lintCode, root } from './lint-code.ts';

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
const workspaces = manifest.workspaces.flatMap((pattern) =>
  pattern.endsWith('/*')
    ? readdirSync(path.join(root, path.dirname(pattern))).map((name) =>
        path.join(path.dirname(pattern), name),
      )
    : [pattern],
);

const code = `
const save = async (): Promise<void> => {};
export function leave(): void {
  save();
}
[1].forEach(async () => save());
`;

const tsconfig = (workspace: string): string =>
  JSON.stringify({
    extends: path.join(root, workspace, 'tsconfig.json'),
    compilerOptions: { rootDir: '.', typeRoots: [path.join(root, 'node_modules', '@types')] },
    include: ['*.ts'],
  });

it('a promise that is not awaited, or passed where none is expected, is refused in every workspace', () => {
  const files = workspaces.flatMap((workspace) => [
    [`${workspace}/faulty.ts`, code],
    [`${workspace}/tsconfig.json`, tsconfig(workspace)],
  ]);
  const expected = workspaces.flatMap((workspace) => [
    `${workspace}/faulty.ts typescript(no-floating-promises)`,
    `${workspace}/faulty.ts typescript(no-misused-promises)`,
  ]);
  expect(lintCode(Object.fromEntries(files), '--type-aware')).toEqual(expected.sort());
});
