import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOfFolder } from '../files/integrity.ts';
import { precompress } from '../files/precompress.ts';
import { modulesOf, readDeclaration } from '../remote/declaration.ts';
import { runWebpack } from '../webpack/run.ts';
import { singleBundle, type SingleBundle } from './configuration.ts';

/**
 * The source of a module that replaces the shell's `loading/containers`. It takes the first module from the bundle and
 * loads the others as chunks.
 */
function runtimeSource(folder: string, [first = '', ...others]: string[]): string {
  const source = (module: string) => JSON.stringify(path.join(folder, 'src', module));
  return `const modules = {
  ${JSON.stringify(first)}: () => Promise.resolve(require(${source(first)})),
${others.map((module) => `  ${JSON.stringify(module)}: () => import(${source(module)}),`).join('\n')}
};
exports.loadFromContainer = (remote, module) => modules[module]();
`;
}

/**
 * Bundles the shell with one remote, without federation.
 * @param first the module that is part of the first bundle: `./pages/home/home`
 * @returns the scripts that a page has to load
 */
export async function buildSingle(
  bundle: Omit<SingleBundle, 'remote'> & { remote: string },
  first: string,
): Promise<{ src: string; integrity: string }[]> {
  const { output, address, remote } = bundle;
  const declaration = await readDeclaration(remote);
  const modules = [first, ...modulesOf(declaration).filter((module) => module !== first)];
  const runtime = path.join(path.dirname(output), 'runtime.cjs');
  await rm(output, { recursive: true, force: true });
  await mkdir(path.dirname(runtime), { recursive: true });
  await writeFile(runtime, runtimeSource(remote, modules));
  const stats = await runWebpack(
    singleBundle({ ...bundle, remote: { folder: remote, name: declaration.name } }, runtime),
  );
  const integrity = await integrityOfFolder(output);
  await precompress(output);
  const entry = stats.toJson({ all: false, entrypoints: true }).entrypoints?.['main']?.assets ?? [];
  return entry
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ src: `${address}${name}`, integrity: integrity[name] ?? '' }));
}
