/*
 * What runs in the pages of a rehearsal, before anything else. The functions are sent to the browser as text, so each of
 * them has everything that it needs within itself.
 */

/** What a listener or a timer of the candidate left behind. */
export interface Leftover {
  kind: 'interval' | 'listener' | 'loop';
  /** Of a listener: its type, and whether `window` or the document has it. */
  detail: string;
}

interface GateProbe {
  /** Another one in each document. */
  id: number;
  /** Members of built-in objects that were replaced, added or taken away. */
  changedGlobals(): string[];
  leftovers(): Leftover[];
  /** Begins to count, anew, what runs although the page was left. */
  leave(): void;
  violations: string[];
  /** That of the page that was left last. */
  leftHeading: Element | null;
}

export interface ProbedWindow extends Window {
  lensGate: GateProbe;
}

/** What a tab is opened with. */
export interface Visitor {
  /** The address of the candidate's files. */
  folder: string;
  /** A session, which no API accepts. */
  token: string;
  /** What session storage contains. */
  stored: Record<string, string>;
}

/** Prepares a document: notes what built-in objects are, and what the candidate adds to the page. */
export function prepareDocument({ folder, token, stored }: Visitor): void {
  // No page is fetched ahead, or styles of the candidate would reach pages that are to be compared with.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  addEventListener('load', () =>
    requestAnimationFrame(() => setTimeout(() => dispatchEvent(new Event('pointerdown')))),
  );
  try {
    localStorage.setItem('cms_token', token);
    for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, value);
  } catch {
    // The empty document of a new tab has no storage.
  }
  const violations: string[] = [];
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      violations.push(
        `${violatedDirective} refuses ${blockedURI || 'inline code'} (${sourceFile || 'the document'}:${lineNumber})`,
      ),
  );

  const isOfCandidate = () => (new Error().stack ?? '').includes(folder);
  const intervals = new Set<unknown>();
  const listeners: { target: EventTarget; type: string; listener: unknown; name: string }[] = [];
  // A frame is drawn 24 times while it is counted; requests that are tried again are fewer.
  const loopsFrom = 10;
  let hasLeft = false;
  let loops = 0;
  const {
    setInterval: startInterval,
    clearInterval: endInterval,
    requestAnimationFrame: nextFrame,
    setTimeout: later,
  } = window;
  const noteLoop = () => {
    if (hasLeft && isOfCandidate()) loops += 1;
  };
  Object.assign(window, {
    setInterval(...args: Parameters<typeof startInterval>) {
      const id = startInterval.apply(window, args);
      if (isOfCandidate()) intervals.add(id);
      return id;
    },
    clearInterval(id: number) {
      intervals.delete(id);
      endInterval.call(window, id);
    },
    requestAnimationFrame(...args: Parameters<typeof nextFrame>) {
      noteLoop();
      return nextFrame.apply(window, args);
    },
    setTimeout(...args: Parameters<typeof later>) {
      noteLoop();
      return later.apply(window, args);
    },
  });
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const nameOf = (target: EventTarget) =>
    target === document
      ? 'document'
      : target === document.body || target === document.documentElement
        ? 'body'
        : 'window';
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...args) {
    const target = this ?? window;
    const isShared =
      target === window ||
      target === document ||
      target === document.body ||
      target === document.documentElement;
    if (isShared && isOfCandidate()) {
      const [type, listener, options] = args;
      const note = { target, type, listener, name: nameOf(target) };
      listeners.push(note);
      if (typeof options === 'object' && options?.signal)
        add.call(options.signal, 'abort', () => void listeners.splice(listeners.indexOf(note), 1));
    }
    add.apply(target, args);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...args) {
    const target = this ?? window;
    const [type, listener] = args;
    const at = listeners.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener,
    );
    if (at !== -1) listeners.splice(at, 1);
    remove.apply(target, args);
  };

  const objects = new Set<string>();
  const snapshot = (): Map<string, unknown> => {
    const found = new Map<string, unknown>();
    const note = (label: string, object: object) => {
      objects.add(label);
      for (const key of Reflect.ownKeys(object)) {
        const { value, get, set } = Reflect.getOwnPropertyDescriptor(object, key) ?? {};
        if (typeof (value ?? get ?? set) === 'function')
          found.set(`${label}.${String(key)}`, value ?? get ?? set);
        if (set) found.set(`${label}.${String(key)} =`, set);
      }
    };
    note('window', window);
    for (const name of Object.getOwnPropertyNames(window)) {
      const value: unknown = Reflect.getOwnPropertyDescriptor(window, name)?.value;
      if (!/^[A-Z]/.test(name) || value === null || !['function', 'object'].includes(typeof value)) continue;
      note(name, value as object);
      const { prototype } = value as { prototype?: object };
      if (prototype) note(`${name}.prototype`, prototype);
    }
    for (const [label, object] of Object.entries({ history, location, navigator, document, console }))
      note(label, object as object);
    return found;
  };
  const objectOf = (name: string) => name.slice(0, name.lastIndexOf('.'));
  let knownObjects = new Set<string>();
  let before = new Map<string, unknown>();
  const probe: GateProbe = {
    id: Math.random(),
    violations,
    leftHeading: null,
    changedGlobals() {
      const after = snapshot();
      // New names of windows are containers and chunk lists of remotes; nobody else's code asks for them.
      return [...new Set([...before.keys(), ...after.keys()])].filter(
        (name) =>
          before.get(name) !== after.get(name) &&
          knownObjects.has(objectOf(name)) &&
          (before.has(name) || !name.startsWith('window.')),
      );
    },
    leftovers() {
      const found: Leftover[] = [...intervals].map(() => ({ kind: 'interval', detail: '' }));
      for (const { type, name } of listeners) found.push({ kind: 'listener', detail: `${type} on ${name}` });
      if (loops >= loopsFrom) found.push({ kind: 'loop', detail: String(loops) });
      return found;
    },
    leave() {
      hasLeft = true;
      loops = 0;
    },
  };
  Object.defineProperty(window, 'lensGate', { value: probe });
  before = snapshot();
  knownObjects = new Set(objects);
}
