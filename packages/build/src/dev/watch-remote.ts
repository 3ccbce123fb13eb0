import { copyFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { activate } from '../registry/activate.ts';
import { publish } from '../registry/publish.ts';
import { completeBuild, writeServerEntry } from '../remote/build-remote.ts';
import type { Store } from '../signing/store.ts';
import { globalNameOf, modulesOf, readDeclaration } from '../remote/declaration.ts';
import { hotRemote } from '../webpack/dev-remote.ts';
import { remoteServer } from '../webpack/remote.ts';
import { watchFiles } from './watch-files.ts';

interface Options {
  folder: string;
  /** The folder that webpack writes to; nothing else may use it. */
  output: string;
  store: Store;
  onOutput: (line: string) => void;
}

/** How many versions stay for pages that are still open. */
const maxStoredVersions = 50;

const isUpdate = (file: string) => file.includes('.hot-update.');
const isStyle = (file: string) => file.endsWith('.css');

/**
 * Copies updates and styles to every version folder, since each open page requests them from that of its own version.
 */
async function copyUpdates(output: string, remoteFolder: string): Promise<void> {
  const files = await readdir(output);
  const folders = await readdir(remoteFolder).catch(() => []);
  for (const file of files.filter((name) => isUpdate(name) || isStyle(name)))
    for (const folder of folders)
      await copyFile(path.join(output, file), path.join(remoteFolder, folder, file));
  for (const update of files.filter(isUpdate)) await rm(path.join(output, update));
}

/**
 * Compiles a remote incrementally whenever one of its sources changes, and activates each result as a new version
 * (`development-1`, `development-2`…). Resolves after the first one, and goes on until the process ends.
 */
export async function watchRemote({ folder, output, store, onOutput }: Options): Promise<void> {
  const declaration = await readDeclaration(folder);
  const { name } = declaration;
  const modules = modulesOf(declaration);
  const globalName = globalNameOf(name);
  const build = { folder, output, name, globalName, modules };
  await rm(output, { recursive: true, force: true });
  const compiler = webpack([hotRemote(build), remoteServer(build, await writeServerEntry(folder, modules))]);
  let count = 0;

  async function release(): Promise<void> {
    count += 1;
    const version = `development-${count}`;
    await completeBuild(build, await readDeclaration(folder), () => Promise.resolve(version));
    await copyUpdates(output, path.join(store.remotesFolder, name));
    await publish(output, store, { compress: false });
    // Whoever develops sees what they break, and nobody else does.
    await activate(store, name, version, { unchecked: true });
    const oldest = path.join(store.remotesFolder, name, `development-${count - maxStoredVersions}`);
    await rm(oldest, { recursive: true, force: true });
    onOutput(`${name} ${version}`);
  }

  let queue = Promise.resolve();
  const enqueue = (work: () => Promise<void>) => {
    queue = queue.then(work).catch((failure: unknown) => onOutput(`${name}: ${String(failure)}`));
    return queue;
  };
  let lastHash: string | undefined;
  const first = new Promise<void>((resolve) => {
    const watching = compiler.watch({ aggregateTimeout: 50 }, (failure, stats?: MultiStats) => {
      if (failure) onOutput(`${name}: ${failure.message}`);
      else if (stats?.hasErrors()) onOutput(stats.toString({ preset: 'errors-only', colors: false }));
      else if (stats && stats.hash !== lastHash) {
        lastHash = stats.hash;
        // The next compilation would write to the folder that is being copied.
        watching?.suspend();
        void enqueue(release).then(() => {
          watching?.resume();
          resolve();
        });
      }
    });
  });
  await first;
  watchFiles(
    ['locales', 'assets'].map((part) => path.join(folder, part)),
    () => void enqueue(release),
  );
}
