import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Stats } from 'webpack';
import { precompress } from '../files/precompress.ts';
import { integrityOfFolder } from '../files/integrity.ts';
import { buildFonts } from '../fonts/build-fonts.ts';
import { mode } from '../webpack/base.ts';
import {
  shellBoot,
  shellBrowser,
  shellRenderWorker,
  shellForSomePages,
  shellServer,
} from '../webpack/shell.ts';
import { runWebpack } from '../webpack/run.ts';
import { outputFolder } from '../output-folder.ts';

/**
 * Builds the shell into `dist`: `client` (served under /shell/), `boot` (inlined), `server`, `locales`, `static`, and
 * `shell.json`, which lists the client's scripts and styles in loading order with their hashes.
 */
export async function buildShell(folder: string): Promise<void> {
  const output = outputFolder(folder);
  await rm(output, { recursive: true, force: true });
  const fonts = await buildFonts(folder, path.join(output, 'client'));
  const client = await runWebpack(shellBrowser(folder, output, fonts.later));
  const forTraces = await runWebpack(shellForSomePages(folder, output, 'for-traces'));
  const forRollouts = await runWebpack(shellForSomePages(folder, output, 'for-rollouts'));
  const forSeveralRemotes = await runWebpack(shellForSomePages(folder, output, 'for-several-remotes'));
  await runWebpack(shellBoot(folder, output));
  await runWebpack(shellServer(folder, output));
  await runWebpack(shellRenderWorker(folder, output));
  await cp(path.join(folder, 'locales'), path.join(output, 'locales'), { recursive: true });
  await cp(path.join(folder, 'assets'), path.join(output, 'static'), { recursive: true });

  const named = (stats: Stats, entry: string, extension: string) =>
    (stats.toJson({ all: false, entrypoints: true }).entrypoints?.[entry]?.assets ?? [])
      .map(({ name }) => name)
      .filter((name) => name.endsWith(extension));
  const manifest = {
    scripts: named(client, 'main', '.js'),
    forTraces: named(forTraces, 'for-traces', '.js'),
    forRollouts: named(forRollouts, 'for-rollouts', '.js'),
    forSeveralRemotes: named(forSeveralRemotes, 'for-several-remotes', '.js'),
    styles: [fonts.inline, ...named(client, 'main', '.css')],
    fonts: fonts.linked,
    scriptStyles: fonts.scripts,
    pageFonts: fonts.byPage,
    firstFonts: fonts.first,
    files: await integrityOfFolder(path.join(output, 'client')),
  };
  await writeFile(path.join(output, 'shell.json'), JSON.stringify(manifest, null, 2));
  // In development a server and its only browser are on one machine.
  if (mode === 'production')
    for (const part of ['client', 'static']) await precompress(path.join(output, part));
}
