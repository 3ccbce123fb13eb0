import type { CodeIntegrity } from './code-integrity';
import { cancelFolder, loadLimitMs } from './guarded-loading';
import type { ComposedRemote } from '../page/page-state';
import { loadFromContainer } from './containers';

export class LoadTimeout extends Error {
  constructor(what: string) {
    super(`${what} did not answer within ${loadLimitMs} ms.`);
    this.name = 'LoadTimeout';
  }
}

/**
 * Loads a module within `loadLimitMs`. After that, pending requests are cancelled, so that the next attempt makes new
 * ones.
 * @param module as in the manifest: `./pages/home/home`
 */
export async function loadModule(
  remote: ComposedRemote,
  module: string,
  integrity: CodeIntegrity,
): Promise<unknown> {
  const { manifest, address } = remote;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new LoadTimeout(`${manifest.name} ${module}`));
      cancelFolder(address);
    }, loadLimitMs);
  });
  try {
    const loading = integrity.loadHashes(remote, module).then(() => loadFromContainer(remote, module));
    const loaded = await Promise.race([loading, timeout]);
    if (!loaded) throw new Error(`${manifest.name} offers no ${module}.`);
    return loaded;
  } finally {
    clearTimeout(timer);
  }
}
