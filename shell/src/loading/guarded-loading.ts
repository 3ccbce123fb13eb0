/** Federation, chunk loaders and browsers wait for ever on their own; a page waits this long, in milliseconds. */
export const loadLimit = 3000;

/** A hash that no file has: what nobody vouches for is refused by the browser like what is not what it should be. */
export const noFile = `sha384-${'A'.repeat(64)}`;
const guarded = /^\/(?:remotes|shell)\//;
/** What `npm run dev` swaps is made after the registry was written; production builds know no such files. */
const swapped = process.env.NODE_ENV === 'development' ? /\.(?:hot-update\.js|css)$/ : null;

type LoadingElement = HTMLScriptElement | HTMLLinkElement;

/** Why a file was not taken, where that can be told: it never came, or it came and was not the one expected. */
export type Refusal = 'timeout' | 'integrity';

interface Guard {
  /** Subresource-integrity values by path: `/remotes/mfe-public/1.0.0/remoteEntry.js`. */
  hashes: ReadonlyMap<string, string>;
  /** Told of every file that came and was not the one expected. @param path as in `hashes` */
  refused: (path: string) => void;
}

const underway = new Set<LoadingElement>();
const refusals = new Map<string, Refusal>();

const addressOf = (element: LoadingElement): string => ('src' in element ? element.src : element.href);
const pathOf = (address: string): string => new URL(address, location.href).pathname;

/** The browser tells nobody why it refused a file; one that arrived well and was still not taken had another hash. */
const arrived = (address: string): boolean =>
  (performance.getEntriesByName(address).at(-1) as PerformanceResourceTiming | undefined)?.responseStatus ===
  200;

/** Speaks to the element's loader as the browser would; being of another class tells the two apart. */
const giveUp = (element: LoadingElement): boolean => element.dispatchEvent(new CustomEvent('error'));

function watch(element: LoadingElement, refused: Guard['refused']): void {
  const path = pathOf(addressOf(element));
  const timer = setTimeout(() => giveUp(element), loadLimit);
  const settle = (event: Event) => {
    clearTimeout(timer);
    if (!underway.delete(element)) return;
    refusals.delete(path);
    if (event.type === 'load') return;
    if (event instanceof CustomEvent) refusals.set(path, 'timeout');
    else if (arrived(addressOf(element))) {
      refusals.set(path, 'integrity');
      refused(path);
    }
  };
  underway.add(element);
  // Captured, so that the reason is known by the time that whoever loads the file hears of it.
  element.addEventListener('load', settle, true);
  element.addEventListener('error', settle, true);
}

function intercept(prototype: LoadingElement, property: 'src' | 'href', { hashes, refused }: Guard): void {
  const native = Object.getOwnPropertyDescriptor(prototype, property)!;
  Object.defineProperty(prototype, property, {
    ...native,
    set(this: LoadingElement, address: string) {
      native.set!.call(this, address);
      const path = pathOf(String(address));
      if (!guarded.test(path) || swapped?.test(path)) return;
      this.crossOrigin = 'anonymous';
      this.integrity = hashes.get(path) ?? noFile;
      watch(this, refused);
    },
  });
}

/**
 * From here on, every script and style sheet that anything on the page adds carries the hash that the registry names,
 * and is given up after `loadLimit`. Whatever bundler made a remote, its loader sets `src` or `href` before it appends
 * the element, so that this is the one place that all of them pass.
 */
export function guardLoading(guard: Guard): void {
  intercept(HTMLScriptElement.prototype, 'src', guard);
  intercept(HTMLLinkElement.prototype, 'href', guard);
  // The page's first scripts take themselves out when they are done: those that stand here are on their way.
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    watch(script, guard.refused);
}

/** Notes that something which is no element's file came and was not the one expected. */
export const noteRefusal = (path: string): void => void refusals.set(path, 'integrity');

/** Ends the wait for whatever is still on its way from a folder, so that it can be asked for anew. */
export function giveUpFolder(folder: string): void {
  for (const element of underway) if (pathOf(addressOf(element)).startsWith(folder)) giveUp(element);
}

/** Why the latest file of a folder that was not taken was not taken. */
export const refusalIn = (folder: string): Refusal | undefined =>
  [...refusals].filter(([path]) => path.startsWith(folder)).at(-1)?.[1];
