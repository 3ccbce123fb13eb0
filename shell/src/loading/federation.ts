import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { CodeIntegrity } from './code-integrity';
import { giveUpFolder, loadLimit } from './guarded-loading';
import type { ComposedRemote } from '../page/page-state';
import { scriptPolicy } from './script-policy';

export class LoadTimeout extends Error {
  constructor(what: string) {
    super(`${what} did not answer within ${loadLimit} ms.`);
    this.name = 'LoadTimeout';
  }
}

const entryOf = ({ address }: ComposedRemote): string =>
  new URL(`${address}remoteEntry.js`, location.href).href;

/** Tells federation where the remotes of this page stand. */
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
 * Loads a module, within `loadLimit` altogether; what is then still on its way is given up, so that the next attempt
 * asks the network again.
 * @param module expose key as in the manifest: `./pages/home/home`
 */
export async function loadModule(
  remote: ComposedRemote,
  module: string,
  integrity: CodeIntegrity,
): Promise<unknown> {
  const { manifest, address } = remote;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new LoadTimeout(`${manifest.name} ${module}`));
      giveUpFolder(address);
    }, loadLimit);
  });
  try {
    const loading = integrity
      .cover(remote, module)
      .then(() => loadRemote(`${manifest.globalName}${module.slice(1)}`));
    const loaded = await Promise.race([loading, limit]);
    if (!loaded) throw new Error(`${manifest.name} offers no ${module}.`);
    return loaded;
  } finally {
    clearTimeout(timer);
  }
}
