import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComposedRemote } from './page-state';
import { scriptPolicy } from './script-policy';

/** Federation waits for ever on its own; a page waits this long. */
export const loadLimit = 3000;

export class LoadTimeout extends Error {
  constructor(what: string) {
    super(`${what} did not answer within ${loadLimit} ms.`);
    this.name = 'LoadTimeout';
  }
}

const within = <Value>(promise: Promise<Value>, what: string): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout(what)), loadLimit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

const entryOf = ({ address }: ComposedRemote): string =>
  new URL(`${address}remoteEntry.js`, location.href).href;

/** Tells federation where the remotes of this page stand. */
export function registerComposition(remotes: ComposedRemote[]): void {
  const integrity = new Map(remotes.map((remote) => [entryOf(remote), remote.integrity['remoteEntry.js']]));
  registerPlugins([
    {
      name: 'lens-scripts',
      createScript({ url }) {
        const script = document.createElement('script');
        script.crossOrigin = 'anonymous';
        const expected = integrity.get(url);
        if (expected) script.integrity = expected;
        script.src = scriptPolicy.createScriptURL(url);
        return { script, timeout: loadLimit };
      },
    },
  ]);
  declare(remotes, false);
}

function declare(remotes: ComposedRemote[], force: boolean): void {
  registerRemotes(
    remotes.map((remote) => ({
      name: remote.manifest.globalName,
      entry: entryOf(remote),
      entryGlobalName: remote.manifest.globalName,
      type: remote.manifest.entryType,
    })),
    { force },
  );
}

/** @param module expose key as in the manifest: `./pages/home/home` */
export async function loadModule({ manifest }: ComposedRemote, module: string): Promise<unknown> {
  const loaded = await within(
    loadRemote(`${manifest.globalName}${module.slice(1)}`),
    `${manifest.name} ${module}`,
  );
  if (!loaded) throw new Error(`${manifest.name} offers no ${module}.`);
  return loaded;
}

/**
 * Forgets a failed attempt, so that the next one asks the network again. A container that has run stays, since it
 * cannot run twice: it asks again by itself for the chunks that it missed.
 */
export function forgetRemote(remote: ComposedRemote): void {
  if (remote.manifest.globalName in globalThis) return;
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[src="${entryOf(remote)}"]`))
    script.remove();
  declare([remote], true);
}
