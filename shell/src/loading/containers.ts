import type { ComposedRemote } from '../page/page-state';
import { provideContainerRuntime } from './container-runtime';
import { scriptPolicy } from './script-policy';
import { sharedScope } from './shared-scope';

/** What a remote's entry makes available, whichever tool built it. */
interface Container {
  init(scope: object, initScope: object[], options: object): unknown;
  /** @returns the factory of a module */
  get(module: string): Promise<() => unknown>;
}

/** By the address of their remote, the containers that are ready or getting ready. */
const containers = new Map<string, Promise<Container>>();

provideContainerRuntime();

/** Waits for the script at an address: the one that the page has started with, if it is still loading, or a new one. */
async function loadScript(address: string): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
  const loading = scripts.find(({ src }) => src === address);
  const script = loading ?? document.createElement('script');
  const ending = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded.`)));
  });
  if (!loading) {
    script.src = scriptPolicy.createScriptURL(address);
    document.head.append(script);
  }
  await ending.finally(() => script.remove());
}

async function findContainer({ manifest, address }: ComposedRemote): Promise<Container> {
  const entry = new URL(`${address}remoteEntry.js`, location.href).href;
  if (manifest.entryType === 'module') return (await import(/* webpackIgnore: true */ entry)) as Container;
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  if (!globals[manifest.globalName]) await loadScript(entry);
  const container = globals[manifest.globalName];
  if (!container) throw new Error(`${entry} contains no ${manifest.globalName}.`);
  return container;
}

async function openContainer(remote: ComposedRemote): Promise<Container> {
  const container = await findContainer(remote);
  await container.init(sharedScope, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: sharedScope },
  });
  return container;
}

/**
 * Loads a module of a remote by the interface that all federation containers have. What has failed is loaded anew the
 * next time.
 * @param module as in the manifest: `./pages/home/home`
 */
export async function loadFromContainer(remote: ComposedRemote, module: string): Promise<unknown> {
  const { address } = remote;
  const opening = containers.get(address) ?? openContainer(remote);
  containers.set(address, opening);
  opening.catch(() => containers.delete(address));
  const factory = await (await opening).get(module);
  return factory();
}
