import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { CodeIntegrity } from './code-integrity';
import { cancelFolder, loadLimitMs } from './guarded-loading';
import type { ComposedRemote } from '../page/page-state';
import { scriptPolicy } from './script-policy';

export class LoadTimeout extends Error {
  constructor(what: string) {
    super(`${what} did not answer within ${loadLimitMs} ms.`);
    this.name = 'LoadTimeout';
  }
}

const entryOf = ({ address }: ComposedRemote): string =>
  new URL(`${address}remoteEntry.js`, location.href).href;

/** Registers the remotes of this page with module federation. */
export function registerComposition(remotes: ComposedRemote[]): void {
  registerPlugins([
    {
      name: 'lens-scripts',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = scriptPolicy.createScriptURL(url);
        return script;
      },
    },
  ]);
  remotes.forEach(registerRemote);
}

export function registerRemote(remote: ComposedRemote): void {
  const { globalName, entryType } = remote.manifest;
  registerRemotes([
    { name: globalName, entry: entryOf(remote), entryGlobalName: globalName, type: entryType },
  ]);
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
    const loading = integrity
      .loadHashes(remote, module)
      .then(() => loadRemote(`${manifest.globalName}${module.slice(1)}`));
    const loaded = await Promise.race([loading, timeout]);
    if (!loaded) throw new Error(`${manifest.name} offers no ${module}.`);
    return loaded;
  } finally {
    clearTimeout(timer);
  }
}
