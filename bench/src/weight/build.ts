import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { buildFonts } from '@lens/build/fonts/build-fonts';
import { globalNameOf, modulesOf, readDeclaration } from '@lens/build/remote/declaration';
import { remoteBrowser } from '@lens/build/webpack/remote';
import { runWebpack } from '@lens/build/webpack/run';
import { shellBrowser } from '@lens/build/webpack/shell';
import { inRoot } from '@lens/tools/product/folders';
import type { Script } from './weigh.ts';

const output = (...names: string[]) => inRoot('bench', 'dist', 'weight', ...names);

/** Builds once more what is built, with source maps that no script mentions. */
const withMaps = (configuration: Configuration) =>
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

/** @throws Error unless the script is byte for byte the one that visitors get */
export function readScript(workspace: string, name: string): Script {
  const folder = workspace === 'shell' ? 'client' : '';
  const file = output(workspace, folder, name);
  const served = inRoot(workspace, 'dist', folder, name);
  const code = readFileSync(file, 'utf8');
  if (!existsSync(served) || readFileSync(served, 'utf8') !== code)
    throw new Error(`${path.relative(inRoot(), served)} differs from the build with source maps.`);
  return { workspace, name, code, map: readFileSync(`${file}.map`, 'utf8') };
}
