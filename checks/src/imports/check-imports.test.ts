import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '@lens/tools/product/folders';
import { runNode } from '@lens/tools/test/command';
import { mayImport, workspaces } from './workspaces.ts';

/** Checks a repository with some files. @param files the imports of each file */
async function check(files: Record<string, string[]>): Promise<{ code: number | null; lines: string[] }> {
  const root = mkdtempSync(path.join(tmpdir(), 'lens-imports-'));
  try {
    for (const [file, imports] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      const lines = imports.map((name) => `import type {} from '${name}';\n`);
      writeFileSync(path.join(root, file), `${lines.join('')}export type Thing = string;\n`);
    }
    const program = inRoot('checks', 'src', 'imports', 'check-imports.ts');
    const { code, output } = await runNode('--import', ['tsx/esm', program, root]);
    return { code, lines: output.trim().split('\n') };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The same files in every workspace. */
const inEveryWorkspace = (files: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    workspaces.flatMap((name) =>
      Object.entries(files).map(([file, imports]) => [`${name}/src/${file}`, imports]),
    ),
  );

describe('In each workspace the check reports', () => {
  let lines: string[];
  beforeAll(async () => {
    ({ lines } = await check({
      ...inEveryWorkspace({
        'page/one.ts': ['./two'],
        'page/two.ts': ['./one'],
        'page/in/far.ts': ['../../window/deep/near'],
        'window/other/back.ts': ['../../page/in/end'],
        'window/deep/near.ts': [],
        'page/in/end.ts': [],
      }),
      ...Object.fromEntries(
        workspaces.map((name) => {
          const other = workspaces.find((one) => one !== name && !mayImport[name]!.includes(one))!;
          return [`${name}/src/stranger.ts`, [`@lens/${other.replace('packages/', '')}/src/thing`]];
        }),
      ),
    }));
  });

  test.each(workspaces)(
    'a cycle of files, a cycle of folders, and an import of a workspace that is not below: %s',
    (name) => {
      const source = `${name}/src`;
      expect(lines).toContain(
        `file cycle: ${source}/page/one.ts → ${source}/page/two.ts → ${source}/page/one.ts`,
      );
      expect(lines).toContain(`folder cycle: ${source}/page/ ${source}/window/`);
      expect(lines).toContainEqual(
        expect.stringMatching(`^workspace ${name}: ${source}/stranger\\.ts → @lens/.+/src/thing$`),
      );
    },
  );
});

describe('The check', () => {
  const imports: [file: string, name: string, rule: string][] = [
    ['api/src/config/env.ts', '../common/clock', 'zone api/src: config'],
    ['api/src/database/columns.ts', '../common/clock', 'zone api/src: database'],
    ['api/src/database/schema.ts', '../articles/article', 'zone api/src: database'],
    ['api/src/common/clock.ts', '../articles/article', 'zone api/src: common'],
    ['api/src/articles/article.ts', '../seed/seed', 'zone api/src: features'],
    ['api/src/articles/list.ts', '../app', 'zone api/src: features'],
    ['api/src/app.ts', './articles/article', ''],
    ['api/src/seed/seed.ts', '../database/columns', ''],
    ['shell/src/window/idle.ts', '../page/copy', 'zone shell/src: window'],
    ['shell/src/page/copy.ts', '../i18n/language', 'zone shell/src: page'],
    ['shell/src/i18n/language.ts', '../layout/layout', 'zone shell/src: i18n'],
    ['shell/src/layout/layout.ts', '../composition/page', 'zone shell/src: layout'],
    ['shell/src/composition/page.ts', '../app', 'zone shell/src: composition'],
    ['shell/src/app.ts', './server/main', 'zone shell/src: app'],
    ['shell/src/server/main.ts', '../page/copy', ''],
    ['shell/src/i18n/language.test.ts', '../layout/layout', ''],
    ['shell/src/composition/elsewhere.ts', '../unplaced/thing', 'zone shell/src: composition'],
    ['shell/src/unplaced/thing.ts', '../page/copy', ''],
    ['mfe-public/src/pages/home/home.ts', '../about/about', 'zone feature'],
    ['mfe-public/src/pages/about/about.ts', '../../sections/hero/hero', ''],
    ['mfe-public/src/sections/hero/hero.ts', '../../pages/home/home', 'zone shared'],
    ['mfe-public/src/hydration/start.ts', '../pages/about/about', 'zone shared'],
    ['mfe-admin/src/features/inbox/inbox.ts', '../users/users', 'zone feature'],
    ['mfe-admin/src/features/users/users.ts', '../../layout/frame', 'zone feature'],
    ['mfe-admin/src/layout/frame.ts', '../session/rights', ''],
    ['mfe-admin/src/session/rights.ts', '../layout/frame', 'zone shared'],
    ['mfe-translations/src/features/texts/texts.ts', '../runs/runs', 'zone feature'],
    ['mfe-translations/src/features/runs/runs.ts', '../../components/row', ''],
    ['mfe-translations/src/components/row.ts', '../features/runs/runs', 'zone shared'],
    ['mfe-translations/src/features/texts/part.ts', './texts', ''],
    ['mfe-public/src/remote.ts', '../../packages/contracts/src/thing', 'workspace by path'],
    ['packages/contracts/src/thing.ts', './other', ''],
  ];
  let lines: string[];
  let code: number | null;
  beforeAll(async () => {
    ({ code, lines } = await check(Object.fromEntries(imports.map(([file, name]) => [file, [name]]))));
  });

  test.each(imports)('reports imports that go up: %s > %s', (file, name, rule) => {
    const target = `${path.join(path.dirname(file), name)}.ts`;
    const violations = lines.filter(
      (line) => !line.startsWith(' ') && line.endsWith(`: ${file} → ${target}`),
    );
    expect(violations).toEqual(rule ? [expect.stringContaining(rule)] : []);
  });

  test('fails if an import goes up', () => expect(code).toBe(1));

  test('succeeds in a repository whose imports all go one way', async () => {
    const { code, lines } = await check({
      'shell/src/App.ts': ['./page/copy', '@lens/ui/button', 'react'],
      'shell/src/page/copy.ts': [],
    });
    expect([code, lines]).toEqual([0, ['All imports go one way.']]);
  });
});
