import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPackages } from './pack';

const imported = /(?:from |import\()['"]([^'".][^'"]*)['"]/g;

/** `@lens/contracts/remote` → `@lens/contracts` */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

describe('The packages for teams elsewhere', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lens-packed-'));
  let files: string[];
  beforeAll(async () => {
    files = await packPackages(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are three', () => {
    expect(files.map((file) => path.basename(file).replace(/-[\d.]+\.tgz$/, ''))).toEqual([
      'lens-contracts',
      'lens-platform',
      'lens-remote',
    ]);
  });

  it.each(['contracts', 'platform', 'remote'])('name whatever they import: %s', (name) => {
    const target = path.join(folder, name);
    mkdirSync(target);
    execFileSync('tar', ['-xzf', files.find((file) => file.includes(`lens-${name}-`))!, '-C', target]);
    const root = path.join(target, 'package');
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
    const named = { ...manifest.dependencies, ...manifest.peerDependencies };
    const code = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    expect(code.length).toBeGreaterThan(10);
    const requests = code.flatMap((file) =>
      [...readFileSync(path.join(root, 'dist', file), 'utf8').matchAll(imported)].map(
        ([, request]) => request!,
      ),
    );
    const missing = requests
      .filter((request) => !request.startsWith('node:') && !builtinModules.includes(request))
      .map(packageOf)
      .filter((one) => one !== manifest.name && !(one in named));
    expect([...new Set(missing)]).toEqual([]);
  });
});
