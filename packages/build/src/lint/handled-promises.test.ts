import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
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

const faultyCode = `
const save = async (): Promise<void> => {};
export function leave(): void {
  save();
}
[1].forEach(async () => save());
`;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lens-promises-'));
  for (const workspace of workspaces) {
    const place = path.join(folder, workspace);
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, 'faulty.ts'), faultyCode);
    const settings = {
      extends: path.join(root, workspace, 'tsconfig.json'),
      compilerOptions: { rootDir: '.', typeRoots: [path.join(root, 'node_modules', '@types')] },
      include: ['*.ts'],
    };
    writeFileSync(path.join(place, 'tsconfig.json'), JSON.stringify(settings));
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const oxlint = path.join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');

it('a promise that nobody waits for, or that is returned where nobody looks, is refused in every workspace', () => {
  const config = path.join(root, '.oxlintrc.json');
  const args = ['--type-aware', '-c', config, '--format=json', folder];
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, ...args], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(
    ({ code, filename }) => `${path.relative(folder, path.dirname(path.resolve(root, filename)))} ${code}`,
  );
  const expected = workspaces.flatMap((workspace) => [
    `${workspace} typescript(no-floating-promises)`,
    `${workspace} typescript(no-misused-promises)`,
  ]);
  expect(found.sort()).toEqual(expected.sort());
});
