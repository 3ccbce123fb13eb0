import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildFonts } from '@lens/build/fonts/build-fonts';
import { globalNameOf, modulesOf, readDeclaration } from '@lens/build/remote/declaration';
import { remoteBrowser } from '@lens/build/webpack/remote';
import { runWebpack } from '@lens/build/webpack/run';
import { shellBrowser } from '@lens/build/webpack/shell';
import { inRoot } from '@lens/tools/product/folders';
import type { Script } from './weigh.ts';

const output = (...names: string[]) => inRoot('bench', 'dist', 'weight', ...names);

/** Builds once more what is built, with source maps that no script mentions. */
const withMaps = (configuration: Parameters<typeof runWebpack>[0]) =>
  runWebpack({ ...configuration, devtool: 'hidden-source-map' });

export async function buildWithMaps(): Promise<void> {
  await rm(output(), { recursive: true, force: true });
  const shell = inRoot('shell');
  const fonts = await buildFonts(shell, output('shell', 'client'));
  await withMaps(shellBrowser(shell, output('shell'), fonts.later));
  const folder = inRoot('mfe-public');
  const declaration = await readDeclaration(folder);
  const { name } = declaration;
  const globalName = globalNameOf(name);
  await withMaps(
    remoteBrowser({ folder, output: output(name), name, globalName, modules: modulesOf(declaration) }),
  );
}

/** How much a script may be longer with a source map than without: the minimizer then chooses some names otherwise. */
const toleratedDifference = 0.002;

/** @throws Error unless the script with a source map is as good as the one that visitors get */
export function readScript(workspace: string, name: string): Script {
  const folder = workspace === 'shell' ? 'client' : '';
  const read = (...file: string[]) => readFileSync(path.join(...file, folder, name), 'utf8');
  const served = read(inRoot(workspace, 'dist'));
  const code = read(output(workspace));
  if (Math.abs(code.length - served.length) > served.length * toleratedDifference)
    throw new Error(`${workspace}/dist/${name} differs from the build with source maps.`);
  return {
    workspace,
    name,
    served,
    code,
    map: readFileSync(path.join(output(workspace), folder, `${name}.map`), 'utf8'),
  };
}
