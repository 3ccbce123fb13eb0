import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@lens/build/files/list-files';
import { inRoot, remotes } from '@lens/tools/product/folders';
import { expect, test } from '../fixtures/test.ts';

/** Names that occur only in the code of `npm run dev`. */
const developmentCode = /lensHot|webpackHotUpdate|\$RefreshReg\$|development\/versions/;

test.describe('A production build', () => {
  test('contains no code of npm run dev', async ({ product }) => {
    expect((await fetch(`${product.url}/development/versions`)).status).toBe(404);
    for (const folder of ['shell', ...remotes].map((name) => inRoot(name, 'dist'))) {
      const scripts = (await listFiles(folder)).filter((file) => /\.c?js$/.test(file));
      expect(scripts.length).toBeGreaterThan(1);
      for (const file of scripts)
        expect(readFileSync(path.join(folder, file), 'utf8'), file).not.toMatch(developmentCode);
    }
  });
});
