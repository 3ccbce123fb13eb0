import path from 'node:path';
import { ESLint } from 'eslint';

const root = path.resolve(__dirname, '../../../..');
const eslint = new ESLint({ cwd: root });

/** The rules that a line breaks when it stands in a file. */
async function faults(file: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\nexport const used = thing;\n`, {
    filePath: path.join(root, file),
  });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

describe('One-way imports', () => {
  it.each([
    [
      'an app by name',
      'mfe-public/src/pages/home/home.tsx',
      "import { thing } from '@lens/mfe-admin/src/api';",
    ],
    ['an app by path', 'mfe-public/src/remote.ts', "import { thing } from '../../mfe-admin/src/api';"],
    ['the shell', 'mfe-admin/src/api.ts', "import { thing } from '@lens/shell/src/App';"],
    ['the API', 'shell/src/App.tsx', "import { thing } from '@lens/api/src/app';"],
    [
      'an app from a package',
      'packages/ui/src/button/Button.tsx',
      "import { thing } from '@lens/mfe-public/src/remote';",
    ],
    [
      'a package from the contracts',
      'packages/contracts/src/page.ts',
      "import { thing } from '@lens/ui/button/Button';",
    ],
    [
      'the facts that tests hold against the product',
      'mfe-public/src/pages/home/home.tsx',
      "import thing from '../../../../e2e/facts.json';",
    ],
  ])('refuses %s', async (_what, file, line) => {
    expect(await faults(file, line)).toContain('no-restricted-imports');
  });

  it('refuses one feature in another', async () => {
    const line = "import { thing } from '../dashboard/DashboardPage';";
    expect(await faults('mfe-admin/src/features/consultations/ConsultationsPage.tsx', line)).toContain(
      'boundaries/dependencies',
    );
  });

  it.each([
    [
      'in a folder',
      'mfe-public/src/sections/image/Image.tsx',
      "import { thing } from '../../pages/home/home';",
    ],
    ['in a file', 'mfe-public/src/sections/PageHero.tsx', "import { thing } from '../pages/home/home';"],
  ])('refuses a page in a section %s', async (_what, file, line) => {
    expect(await faults(file, line)).toContain('boundaries/dependencies');
  });

  it.each([
    [
      'a package from an app',
      'mfe-public/src/remote.ts',
      "import { defineRemote as thing } from '@lens/contracts/remote';",
    ],
    [
      'its own folder',
      'mfe-admin/src/features/dashboard/DashboardPage.tsx',
      "import { thing } from './overview-query';",
    ],
  ])('allows %s', async (_what, file, line) => {
    expect(await faults(file, line)).toEqual([]);
  });
});
