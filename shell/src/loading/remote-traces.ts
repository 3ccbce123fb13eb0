import type { ComposedRemote } from '../page/page-state';
import { applyStylesOf } from './remote-styles';
import { remoteInStack } from './remote-in-stack';

const globals = [
  'fetch',
  'setTimeout',
  'requestAnimationFrame',
  'matchMedia',
  'getComputedStyle',
  'URL',
  'Date',
] as const;

/** What the code of all teams uses, and what none may change for the others. */
const sharedObjects = (): object[] => [
  JSON,
  Object,
  Promise,
  history,
  ...[Array, Object, Function, String, Promise, Map, EventTarget, Node, Element, History].map(
    ({ prototype }) => prototype as object,
  ),
];

// What compares may not be what was changed.
const { getOwnPropertyDescriptor } = Object;
const { ownKeys } = Reflect;

interface Functions {
  object: object;
  keys: (string | symbol)[];
  values: unknown[];
}

function valueOf(object: object, key: string | symbol): unknown {
  const property = getOwnPropertyDescriptor(object, key);
  return property?.value ?? property?.get;
}

function functionsOf(object: object, keys: readonly (string | symbol)[]): Functions {
  return { object, keys: [...keys], values: keys.map((key) => valueOf(object, key)) };
}

/** Written without anything that code may have changed. */
function isChanged({ object, keys, values }: Functions): boolean {
  for (let at = 0; at < keys.length; at += 1) if (valueOf(object, keys[at]!) !== values[at]) return true;
  return object !== globalThis && ownKeys(object).length !== keys.length;
}

interface Listener {
  remote: string;
  target: EventTarget;
  type: string;
  listener: unknown;
}

/**
 * What the code of remotes leaves behind in an open document: changed functions that all share, and listeners on the
 * window and the document. Made before any remote runs.
 */
export class RemoteTraces {
  private readonly functions = [
    functionsOf(globalThis, globals),
    ...sharedObjects().map((object) => functionsOf(object, ownKeys(object))),
  ];
  private listeners: Listener[] = [];
  private readonly fetched = new Set<string>();

  constructor() {
    this.guardNavigation();
    for (const target of [window, document]) this.watch(target);
  }

  /**
   * Lets the style sheets of other remotes apply no more.
   * @param shown the remotes of the page that comes
   * @returns whether others can still affect it
   */
  cross(shown: readonly ComposedRemote[], remotes: readonly ComposedRemote[]): boolean {
    applyStylesOf(shown, remotes);
    return this.reachBeyond(shown);
  }

  /** Only fetches a file, so that it is in the cache. Whoever runs it later checks its hash. */
  fetchAhead(address: string): void {
    if (this.fetched.has(address)) return;
    this.fetched.add(address);
    void fetch(address).catch(() => this.fetched.delete(address));
  }

  private reachBeyond(shown: readonly ComposedRemote[]): boolean {
    const names = shown.map(({ manifest }) => manifest.name);
    return this.hasChangedFunctions() || this.listeners.some(({ remote }) => !names.includes(remote));
  }

  private hasChangedFunctions(): boolean {
    for (let at = 0; at < this.functions.length; at += 1) if (isChanged(this.functions[at]!)) return true;
    return false;
  }

  /** With changed functions nothing can be relied on, and the browser opens the next page by itself. */
  private guardNavigation(): void {
    const leaveToBrowser = (event: Event): boolean => {
      const isNeeded = this.hasChangedFunctions();
      if (isNeeded) event.stopImmediatePropagation();
      return isNeeded;
    };
    addEventListener(
      'click',
      (event) => (event.target as Element).closest('a') && leaveToBrowser(event),
      true,
    );
    addEventListener('popstate', (event) => leaveToBrowser(event) && location.reload(), true);
  }

  private watch(target: Window | Document): void {
    const { addEventListener, removeEventListener } = target;
    const note = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) => {
      const remote = remoteInStack(new Error().stack);
      if (remote === undefined || listener === null) return;
      const entry = { remote, target, type, listener };
      this.listeners.push(entry);
      const signal = typeof options === 'object' ? options.signal : undefined;
      signal?.addEventListener('abort', () => this.forget(entry));
    };
    Object.assign(target, {
      addEventListener(...args: Parameters<typeof addEventListener>) {
        note(args[0], args[1], args[2]);
        addEventListener.apply(target, args);
      },
      removeEventListener: (...args: Parameters<typeof removeEventListener>) => {
        this.forget({ target, type: args[0], listener: args[1] });
        removeEventListener.apply(target, args);
      },
    });
  }

  private forget({ target, type, listener }: Omit<Listener, 'remote'>): void {
    this.listeners = this.listeners.filter(
      (one) => one.target !== target || one.type !== type || one.listener !== listener,
    );
  }
}
