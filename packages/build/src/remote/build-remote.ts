import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteManifest, type RemoteManifest } from '@lens/contracts/remote';
import { integrityOfFolder } from '../files/integrity.ts';
import { precompress } from '../files/precompress.ts';
import { outputFolder } from '../output-folder.ts';
import { remoteBrowser, remoteServer } from '../webpack/remote.ts';
import { runWebpack } from '../webpack/run.ts';
import { requireDeclaredActions } from './actions.ts';
import { globalNameOf, modulesOf, readDeclaration, type Declaration } from './declaration.ts';
import { copyLocales, languagesOf, routesInLanguages } from './locales.ts';
import { pageAssets } from './page-assets.ts';
import { writeTerms } from './terms/page-terms.ts';

/** The entry of one bundle with all modules of the remote, so that they share state as they do in a browser. */
export async function writeServerEntry(folder: string, modules: string[]): Promise<string> {
  const entry = path.join(folder, '.build', 'server-entry.ts');
  await mkdir(path.dirname(entry), { recursive: true });
  const lines = modules.map(
    (module) => `  '${module}': () => import('../src/${module.replace(/^\.\//, '')}'),`,
  );
  await writeFile(entry, `export const modules = {\n${lines.join('\n')}\n};\n`);
  return entry;
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { name: string; version: string };

/** The version of the package with a hash of the content, so that a changed file always makes another version. */
async function createVersionName(folder: string, output: string, manifest: object): Promise<string> {
  const { version } = await readPackage(folder);
  const content = JSON.stringify([await integrityOfFolder(output), manifest]);
  return `${version}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}

/** Builds everything that will be published of a remote into its output folder. */
export async function buildRemote(folder: string): Promise<void> {
  const output = outputFolder(folder);
  const declaration = await readDeclaration(folder);
  const modules = modulesOf(declaration);
  const globalName = globalNameOf(declaration.name);
  const build = { folder, output, name: declaration.name, globalName, modules };

  await rm(output, { recursive: true, force: true });
  await runWebpack(remoteBrowser(build));
  await runWebpack(remoteServer(build, await writeServerEntry(folder, modules)));
  await requireDeclaredActions(output, declaration);
  await writeTerms(folder, output, declaration);
  await completeBuild(build, declaration, (manifest) => createVersionName(folder, output, manifest));
  await precompress(output);
}

/** Adds everything besides webpack's output to a build. The manifest comes last, since it depends on the rest. */
export async function completeBuild(
  { folder, output, globalName }: Record<'folder' | 'output' | 'globalName', string>,
  declaration: Declaration,
  version: (manifest: object) => Promise<string>,
): Promise<void> {
  await rm(path.join(output, 'mf-stats.json'), { force: true });
  await copyLocales(folder, output);
  const assets = path.join(folder, 'assets');
  if (existsSync(assets)) await cp(assets, path.join(output, 'assets'), { recursive: true });
  const manifest: Omit<RemoteManifest, 'version'> = {
    ...declaration,
    owner: (await readPackage(folder)).name,
    languages: languagesOf(folder, declaration.namespaces),
    routes: routesInLanguages(folder, declaration),
    globalName,
    entryType: 'global',
    assets: await pageAssets(output),
  };
  const complete = remoteManifest.parse({ ...manifest, version: await version(manifest) });
  await writeFile(path.join(output, 'remote.json'), JSON.stringify(complete, null, 2));
}
