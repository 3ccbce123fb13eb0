import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { resolveFolders } from '@lens/contracts/deployment';
import { buildStale } from './product/build.ts';
import { inRoot, remotes, root } from './product/folders.ts';
import { requireFreePorts } from './product/ports.ts';
import { toldToEnd } from './product/told-to-end.ts';

/**
 * `npm run dev`: builds API, shell and remotes for development, starts the product, and updates it when a file is
 * saved.
 */
process.env['BUILD_MODE'] = 'development';
const signal = toldToEnd(process.argv[2]);

/** The folder with a remote's sources; tests use a copy. */
const sourcesOf = (name: string): string =>
  process.env[`SOURCES_${name.toUpperCase().replaceAll('-', '_')}`] ?? inRoot(name);

/** Returns a function that runs `work` after earlier calls have finished. @param message printed when it succeeds */
function createQueue(message: string, work: () => Promise<void>): () => void {
  let queue = Promise.resolve();
  return () => {
    queue = queue.then(work).then(
      () => console.log(message),
      (failure: unknown) => console.error(failure instanceof Error ? failure.message : failure),
    );
  };
}

try {
  await requireFreePorts(process.env);
  await buildStale(['@lens/api'], signal);
  // Nothing has to be stopped yet, and the compilers in this process do not react to the signal.
  const exit = () => process.exit(0);
  signal.addEventListener('abort', exit);
  // Not earlier, since the build compiles what these modules import.
  const [{ watchRemote }, { watchFiles }, { buildShell }, { publishAll }, { startProduct }] =
    await Promise.all([
      import('@lens/build/dev/watch-remote'),
      import('@lens/build/dev/watch-files'),
      import('@lens/build/shell/build-shell'),
      import('@lens/build/registry/publish'),
      import('./product/product.ts'),
    ]);
  const { dataFolder } = resolveFolders(process.env, (folder) => path.resolve(root, folder));
  const developmentFolder = path.join(dataFolder, 'development');
  const remotesFolder = path.join(developmentFolder, 'remotes');
  const store = { remotesFolder, keysFolder: path.join(developmentFolder, 'keys'), makesKeys: true };
  // The keys stay, so that the shell remembers one root and not another for each start.
  for (const part of ['remotes', 'builds'])
    await rm(path.join(developmentFolder, part), { recursive: true, force: true });
  await buildShell(inRoot('shell'));
  for (const name of remotes) {
    const output = path.join(developmentFolder, 'builds', name);
    await watchRemote({ folder: sourcesOf(name), output, store, onOutput: console.log });
  }

  signal.removeEventListener('abort', exit);
  const env = {
    ...process.env,
    REMOTES_DIR: remotesFolder,
    // Development builds are for nobody else.
    REMOTES_BUCKET: '',
    KEYS_DIR: store.keysFolder,
    TRUSTED_ROOT: '',
  };
  const product = await startProduct({
    env,
    output: 'dist-development',
    builds: [],
    publish: publishAll,
    revive: true,
    signal,
  });
  const rebuildAndRestart = (service: 'api' | 'shell', build: () => Promise<void>) =>
    createQueue(`${service} restarted`, async () => {
      await build();
      if (signal.aborted) return;
      await product[service].stop();
      product[service].start();
    });
  const sharedSources = ['contracts', 'platform', 'ui'].map((name) => inRoot('packages', name, 'src'));
  const shellSources = [inRoot('shell', 'src'), inRoot('shell', 'locales'), ...sharedSources];
  watchFiles(
    shellSources,
    rebuildAndRestart('shell', () => buildShell(inRoot('shell'))),
  );
  watchFiles(
    [inRoot('api', 'src'), inRoot('packages', 'contracts', 'src')],
    rebuildAndRestart('api', () => buildStale(['@lens/api'], signal)),
  );
  console.log(`ready ${product.url}`);
  if (!signal.aborted) await once(signal, 'abort');
  // Watchers end with this process. The next start rebuilds what was being compiled.
  await product.stop();
  process.exit(0);
} catch (failure) {
  if (signal.aborted) process.exit(0);
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
