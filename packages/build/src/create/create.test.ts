import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languagesOf } from '../remote/locales';
import { readRemoteDeclaration } from '../team/remote-setup';
import { createCommand } from './command';
import { createRemote, tools } from './create';

let home: string;
let packages: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'lens-create-'));
  packages = path.join(home, 'packed');
  mkdirSync(packages);
  for (const name of ['contracts-0.1.0', 'platform-1.2.0', 'remote-0.1.0'])
    writeFileSync(path.join(packages, `lens-${name}.tgz`), '');
});
afterEach(() => rmSync(home, { recursive: true }));

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');

describe('A remote from the template', () => {
  it.each(tools)('has the new name everywhere, and is whole in English and Spanish: %s', async (tool) => {
    const into = path.join(home, 'team');
    await createRemote({ name: 'team-eyes', into, tool, packages });
    const { name, routes } = readRemoteDeclaration(into);
    expect([name, routes[0]!.path]).toEqual(['team-eyes', '/team-eyes']);
    expect(languagesOf(into, ['team-eyes'])).toEqual(['en', 'es']);
    expect(read(into, 'src/page.tsx')).toContain("useTranslation('team-eyes')");
    expect(read(into, 'locales/en/team-eyes.json')).toContain('"Team eyes"');
    expect(read(into, 'README.md')).toContain(`made with ${tool}`);
    expect(read(into, '.gitignore')).toContain('node_modules/');
  });

  it('takes the packages with it', async () => {
    const into = path.join(home, 'team');
    await createRemote({ name: 'team-eyes', into, tool: 'vite', packages });
    const { devDependencies } = JSON.parse(read(into, 'package.json')) as {
      devDependencies: Record<string, string>;
    };
    expect(devDependencies).toMatchObject({
      '@lens/contracts': 'file:packages/lens-contracts-0.1.0.tgz',
      '@lens/platform': 'file:packages/lens-platform-1.2.0.tgz',
      '@lens/remote': 'file:packages/lens-remote-0.1.0.tgz',
      '@module-federation/vite': '1.23.0',
    });
  });

  it('is refused with another name, in a folder that has something, and without packages', async () => {
    const create = (name: string, into: string, from = packages) =>
      createRemote({ name, into: path.join(home, into), tool: 'vite', packages: from });
    await expect(create('Team Eyes', 'a')).rejects.toThrow('"Team Eyes" is not the name of a remote.');
    await expect(create('team-eyes', 'packed')).rejects.toThrow(
      'is not empty: it has lens-contracts-0.1.0.tgz.',
    );
    await expect(create('team-eyes', 'b', home)).rejects.toThrow('has no packages');
  });
});

describe('The command', () => {
  it('names what is missing', async () => {
    await expect(createCommand([])).rejects.toThrow('Name the remote.');
    await expect(createCommand(['x', '--with', 'grunt'])).rejects.toThrow('There is no template for grunt');
    await expect(createCommand(['x', '--into', path.join(home, 'x')])).rejects.toThrow('--packages <folder>');
  });
});
