import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { resolveFolders } from '@lens/contracts/deployment';
import { buildStale } from './product/build.ts';
import { inRoot, remotes, root } from './product/folders.ts';
import { requireFreePorts } from './product/ports.ts';
import { toldToEnd } from './product/told-to-end.ts';

/** ports free → API built → development builds of shell and remotes → the product, which follows every saved file */
process.env['BUILD_MODE'] = 'development';
const signal = toldToEnd(process.argv[2]);

/** Where a remote's sources are; tests work on a copy. */
const sourcesOf = (name: string): string =>
  process.env[`SOURCES_${name.toUpperCase().replaceAll('-', '_')}`] ?? inRoot(name);

/** Does some work at every change, one after the other, and says how it ended. */
function whenever(name: string, work: () => Promise<void>): () => void {
  let queue = Promise.resolve();
  return () => {
    queue = queue.then(work).then(
      () => console.log(name),
      (failure: unknown) => console.error(failure instanceof Error ? failure.message : failure),
    );
  };
}

try {
  await requireFreePorts(process.env);
  await buildStale(['@lens/api'], signal);
  // Nothing runs yet that would have to be stopped, and what compiles in this process knows no signal.
  const leave = () => process.exit(0);
  signal.addEventListener('abort', leave);
  // Only now: what they import is compiled by the build.
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
  await rm(developmentFolder, { recursive: true, force: true });
  await buildShell(inRoot('shell'));
  for (const name of remotes) {
    const output = path.join(developmentFolder, 'builds', name);
    await watchRemote({ folder: sourcesOf(name), output, remotesFolder, onOutput: console.log });
  }

  signal.removeEventListener('abort', leave);
  const env = { ...process.env, REMOTES_DIR: remotesFolder };
  const product = await startProduct({
    env,
    output: 'dist-development',
    builds: [],
    publish: publishAll,
    revive: true,
    signal,
  });
  const again = (service: 'api' | 'shell', build: () => Promise<void>) =>
    whenever(`${service} restarted`, async () => {
      await build();
      if (signal.aborted) return;
      await product[service].stop();
      product[service].start();
    });
  const shared = ['contracts', 'platform', 'ui'].map((name) => inRoot('packages', name, 'src'));
  const shell = [inRoot('shell', 'src'), inRoot('shell', 'locales'), ...shared];
  watchFiles(
    shell,
    again('shell', () => buildShell(inRoot('shell'))),
  );
  watchFiles(
    [inRoot('api', 'src'), inRoot('packages', 'contracts', 'src')],
    again('api', () => buildStale(['@lens/api'], signal)),
  );
  console.log(`ready ${product.url}`);
  if (!signal.aborted) await once(signal, 'abort');
  // What watches ends with this process: what is half compiled is made anew by the next start.
  await product.stop();
  process.exit(0);
} catch (failure) {
  if (signal.aborted) process.exit(0);
  console.error(failure instanceof Error ? failure.message : failure);
  process.exit(1);
}
