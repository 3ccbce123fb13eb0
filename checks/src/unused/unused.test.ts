/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foldersApart } from '@lens/tools/apart/packages-apart';
import { inRoot } from '@lens/tools/product/folders';

interface Config {
  workspaces: Record<string, { entry?: string[] }>;
}

const remotes = ['mfe-public', 'mfe-admin', 'mfe-translations'];

function readConfig(): Config {
  const script = "import config from './knip.js'; console.log(JSON.stringify(config))";
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: inRoot('.') });
  return JSON.parse(run.stdout.toString()) as Config;
}

describe('The check for unused code', () => {
  it('covers all files of every workspace', () => {
    const config = readConfig();
    const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
      workspaces: string[];
    };
    // Knip takes the tests of the API for a part of it.
    const apart = foldersApart.filter((name) => name !== 'api/test');
    const otherWorkspaces = [...workspaces.filter((name) => name !== 'packages/*'), ...apart];
    const packages = ['build', 'contracts', 'metrics', 'platform', 'registry', 'ui'].map(
      (name) => `packages/${name}`,
    );
    expect(Object.keys(config.workspaces).sort()).toEqual(['.', ...otherWorkspaces, ...packages].sort());
    expect(JSON.stringify(config)).not.toMatch(/"ignore(Files|Workspaces|Members|ExportsUsedInFile)?":/);
  });

  it('finds unused files, exports and dependencies, and counts the modules of a declaration as used', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'lens-unused-'));
    const write = (file: string, content: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), content);
    };
    try {
      copyFileSync(inRoot('knip.js'), path.join(root, 'knip.js'));
      write('api/test/package.json', JSON.stringify({ devDependencies: {} }));
      write('package.json', JSON.stringify({ name: 'site', type: 'module', workspaces: remotes }));
      for (const name of remotes) {
        write(`${name}/package.json`, JSON.stringify({ name, dependencies: { 'left-over': '1.0.0' } }));
        write(`${name}/src/remote.ts`, "export const remote = { routes: [{ module: './page' }] };");
        write(`${name}/src/page.ts`, "import { used } from './used';\nexport const Page = () => used;");
        write(`${name}/src/used.ts`, 'export const used = 1;\nexport const forgotten = 2;');
        write(`${name}/src/orphan.ts`, 'export const orphan = 1;');
      }
      const knip = inRoot('checks', 'node_modules', 'knip', 'bin', 'knip.js');
      const args = [knip, '--directory', root, '--no-progress', '--no-config-hints', '--reporter', 'json'];
      const { stdout, status } = spawnSync(process.execPath, args, { cwd: root });
      const { issues } = JSON.parse(stdout.toString()) as {
        issues: {
          file: string;
          files?: unknown[];
          exports: { name: string }[];
          dependencies: { name: string }[];
        }[];
      };
      expect(status).toBe(1);
      const found = issues.map(({ file, files = [], exports, dependencies }) => [
        file,
        ...files.map(() => 'file'),
        ...[...exports, ...dependencies].map(({ name }) => name),
      ]);
      expect(found.sort()).toEqual(
        remotes
          .flatMap((name) => [
            [`${name}/package.json`, 'left-over'],
            [`${name}/src/orphan.ts`, 'file'],
            [`${name}/src/used.ts`, 'forgotten'],
          ])
          .sort(),
      );
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
