/** How long a page waits for a file; federation, chunk loaders and browsers have no limit. */
export const loadLimitMs = 3000;

/** A hash that no file has, so that browsers refuse files without an entry in the registry. */
export const impossibleHash = `sha384-${'A'.repeat(64)}`;
const guardedPath = /^\/(?:remotes|shell)\//;
/** Files that `npm run dev` replaces in open pages: their hashes are not in the registry. */
const hotReplaced = process.env.NODE_ENV === 'development' ? /\.(?:hot-update\.js|css)$/ : null;

type LoadingElement = HTMLScriptElement | HTMLLinkElement;

/** Why a file was refused, if that is known: it did not arrive in time, or its hash was wrong. */
export type Refusal = 'timeout' | 'integrity';

interface Guard {
  /** By path: `/remotes/mfe-public/1.0.0/remoteEntry.js`. */
  hashes: ReadonlyMap<string, string>;
  /** Called for every file with a wrong hash. @param path as in `hashes` */
  onRefused: (path: string) => void;
}

const pending = new Set<LoadingElement>();
const refusals = new Map<string, Refusal>();

const addressOf = (element: LoadingElement): string => ('src' in element ? element.src : element.href);
const pathOf = (address: string): string => new URL(address, location.href).pathname;

/** Browsers do not say why they refuse a file. If it was answered with 200, its hash was wrong. */
const hasArrived = (address: string): boolean =>
  (performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined)?.responseStatus ===
  200;

/** Fires an error as the browser would; ours is a CustomEvent, by which we recognize it. */
const cancel = (element: LoadingElement): boolean => element.dispatchEvent(new CustomEvent('error'));

function watch(element: LoadingElement, onRefused: Guard['onRefused']): void {
  const path = pathOf(addressOf(element));
  const timer = setTimeout(() => cancel(element), loadLimitMs);
  const onEnd = (event: Event) => {
    clearTimeout(timer);
    if (!pending.delete(element)) return;
    refusals.delete(path);
    if (event.type === 'load') return;
    if (event instanceof CustomEvent) refusals.set(path, 'timeout');
    else if (hasArrived(addressOf(element))) {
      refusals.set(path, 'integrity');
      onRefused(path);
    }
  };
  pending.add(element);
  // In the capture phase, so that the reason is known before the file's loader is called.
  element.addEventListener('load', onEnd, true);
  element.addEventListener('error', onEnd, true);
}

function intercept(prototype: LoadingElement, property: 'src' | 'href', { hashes, onRefused }: Guard): void {
  const native = Object.getOwnPropertyDescriptor(prototype, property)!;
  Object.defineProperty(prototype, property, {
    ...native,
    set(this: LoadingElement, address: string) {
      native.set!.call(this, address);
      const path = pathOf(String(address));
      if (!guardedPath.test(path) || hotReplaced?.test(path)) return;
      this.crossOrigin = 'anonymous';
      this.integrity = hashes.get(path) ?? impossibleHash;
      watch(this, onRefused);
    },
  });
}

/**
 * Adds the registry's hash to every script and style sheet that is added to the page from now on, and gives it up after
 * `loadLimitMs`. The loaders of all bundlers set `src` or `href` before they append the element, so intercepting these
 * properties covers all of them.
 */
export function guardLoading(guard: Guard): void {
  intercept(HTMLScriptElement.prototype, 'src', guard);
  intercept(HTMLLinkElement.prototype, 'href', guard);
  // The scripts that start the page remove themselves when they are done; those that are here are still loading.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    watch(script, guard.onRefused);
}

/** Records a wrong hash of a file that no element loads. */
export const recordRefusal = (path: string): void => void refusals.set(path, 'integrity');

/** Cancels all pending files of a folder, so that they can be requested again. */
export function cancelFolder(folder: string): void {
  for (const element of pending) if (pathOf(addressOf(element)).startsWith(folder)) cancel(element);
}

/** Why the most recent refused file of a folder was refused. */
export const lastRefusal = (folder: string): Refusal | undefined =>
  [...refusals].filter(([path]) => path.startsWith(folder)).at(-1)?.[1];
