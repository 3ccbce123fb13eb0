/**
 * Runs in the developer's browser before the scripts of the shell. It stands in for the remote's container, loads the
 * newest build behind it, and swaps components while their state stays. The shell's React is a production build, in
 * which React Refresh cannot work, so each component is wrapped in one that never changes and calls the newest code.
 */
(() => {
  type Component = (props: object) => unknown;
  interface Lazy {
    _init(payload: unknown): unknown;
    _payload: unknown;
  }
  interface Container {
    init(scope: object, initScope: object[], options: object): unknown;
    get(module: string): Promise<() => Record<string, unknown>>;
  }
  interface React {
    useSyncExternalStore(subscribe: (change: () => void) => () => void, read: () => unknown): unknown;
    createElement(type: unknown, props: object): unknown;
  }
  interface Policy {
    createScriptURL(address: string): string;
  }
  interface PolicyFactory {
    createPolicy(name: string, rules: object): Policy;
  }
  interface Signature {
    key: string;
    reset: boolean;
    hooks: () => unknown[];
  }
  interface Family {
    name: string;
    latest: unknown;
    /** What is shown: `latest`, once all modules of a build have run. */
    current: unknown;
    stable: Component;
    /** By the order of their hooks: state can stay only while that is the same. */
    inner: Map<string, Component>;
  }
  interface Settings {
    name: string;
    /** The name that the page finds the container under. */
    container: string;
    globalName: string;
    entryType: 'global' | 'module';
    build: number;
  }

  const settings = JSON.parse(document.getElementById('lens-dev')!.textContent) as Settings;
  const globals = globalThis as unknown as Record<string, unknown>;
  const folder = (build: number) => `${location.origin}/lens-dev/${settings.name}/${build}/`;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

  /** Each build makes the policy of its loader anew, but a document admits each policy once. */
  function keepPolicy(factory: PolicyFactory): void {
    const create = factory.createPolicy.bind(factory);
    let kept: Policy | undefined;
    Object.defineProperty(factory, 'createPolicy', {
      value: (name: string, rules: object) =>
        name === `${settings.globalName}#webpack` ? (kept ??= create(name, rules)) : create(name, rules),
    });
  }
  if (trustedTypes) keepPolicy(trustedTypes);
  const policy = trustedTypes?.createPolicy('lens-dev', { createScriptURL: (address: string) => address });

  const families = new Map<string, Family>();
  const names = new WeakMap<object, string>();
  const signatures = new WeakMap<object, Signature>();
  const subscribers = new Set<() => void>();
  let scope: Record<string, Record<string, { lib(): unknown }>> = {};
  let revision = 0;
  let resets = 0;
  let isBroken = false;
  let isUpdating = false;

  const react = () => Object.values(scope['react']!)[0]!.lib() as React;
  const subscribe = (change: () => void) => {
    subscribers.add(change);
    return () => subscribers.delete(change);
  };
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';
  const isLazy = (type: unknown): type is Lazy => isObject(type) && '_init' in type;

  /** Tells whether the state of one version of a component fits another one. */
  function signatureOf(type: unknown): string {
    const signature = isObject(type) ? signatures.get(type) : undefined;
    if (!signature) return '';
    if (signature.reset) return `reset ${(resets += 1)}`;
    return [signature.key, ...signature.hooks().map(signatureOf)].join('\n');
  }

  function innerOf(family: Family): Component {
    const { current } = family;
    const key = signatureOf(current);
    const existing = family.inner.get(key);
    if (existing) return existing;
    const inner: Component = (props) => {
      try {
        return (family.current as Component)(props);
      } catch (failure) {
        // What is thrown while something loads is a promise.
        if (!isObject(failure) || !('then' in failure)) isBroken = true;
        throw failure;
      }
    };
    Object.defineProperty(inner, 'name', { value: family.name });
    family.inner = new Map([[key, inner]]);
    return inner;
  }

  function familyOf(id: string): Family {
    const existing = families.get(id);
    if (existing) return existing;
    const name = id.slice(id.indexOf(' ') + 1);
    const family: Family = { name, latest: null, current: null, inner: new Map(), stable: () => null };
    let shown: unknown;
    let inner: Component;
    family.stable = (props) => {
      const { useSyncExternalStore, createElement } = react();
      useSyncExternalStore(subscribe, () => revision);
      const { current } = family;
      if (isLazy(current)) return createElement(stable(current._init(current._payload)), props);
      if (shown !== current) inner = innerOf(family);
      shown = current;
      return createElement(inner, props);
    };
    Object.defineProperty(family.stable, 'name', { value: name });
    families.set(id, family);
    return family;
  }

  function stable(type: unknown): unknown {
    if (!isObject(type)) return type;
    if ('type' in type && isObject(type.type)) return stable(type.type);
    const id = names.get(type);
    const isComponent =
      typeof type === 'function' && !('isReactComponent' in ((type.prototype as object | undefined) ?? {}));
    return id !== undefined && (isComponent || isLazy(type)) ? familyOf(id).stable : type;
  }

  globals['lensDev'] = {
    stable,
    register(type: unknown, id: string) {
      if (!isObject(type)) return;
      names.set(type, id);
      const family = familyOf(id);
      family.latest = type;
      family.current ??= type;
      // A part that is loaded later runs after the rest of its build is shown.
      if (!isUpdating) queueMicrotask(showLatest);
    },
    signature() {
      return (type: unknown, key?: string, reset = false, hooks: () => unknown[] = () => []) => {
        if (isObject(type) && key !== undefined) signatures.set(type, { key, reset, hooks });
        return type;
      };
    },
  };

  let build = settings.build;
  const containers = new Map<number, Promise<Container>>();
  /** The newest code of the modules that the page has asked for. */
  const modules = new Map<string, Record<string, unknown>>();

  function loadScript(src: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = policy?.createScriptURL(src) ?? src;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${src} could not be loaded.`));
      document.head.append(script);
    });
  }

  async function open(number: number): Promise<Container> {
    const entry = `${folder(number)}remoteEntry.js`;
    let container: Container;
    if (settings.entryType === 'module') container = (await import(entry)) as Container;
    else {
      // Chunks of the build before must not be taken for those of this one.
      globals[`chunks_${settings.globalName}`] = undefined;
      await loadScript(entry);
      container = globals[settings.globalName] as Container;
    }
    await container.init(scope, [], {
      version: '',
      shareScopeKeys: 'default',
      shareScopeMap: { default: scope },
    });
    return container;
  }

  async function run(module: string): Promise<void> {
    const container = containers.get(build) ?? open(build);
    containers.set(build, container);
    modules.set(module, (await (await container).get(module))());
  }

  function showLatest(): void {
    const changed = [...families.values()].filter(({ current, latest }) => current !== latest);
    if (changed.length === 0) return;
    for (const family of changed) family.current = family.latest;
    revision += 1;
    for (const change of subscribers) change();
  }

  /** Components stay the same, everything else is the newest when it is called. */
  function exportsOf(module: string): Record<string, unknown> {
    const latest = (name: string) => modules.get(module)![name];
    return Object.fromEntries(
      Object.entries(modules.get(module)!).map(([name, value]) => {
        const same = stable(value);
        if (same !== value || typeof value !== 'function') return [name, same];
        return [name, (...args: unknown[]) => (latest(name) as (...all: unknown[]) => unknown)(...args)];
      }),
    );
  }

  globals[settings.container] = {
    init: (given: typeof scope) => (scope = given),
    async get(module: string) {
      await run(module);
      const exports = exportsOf(module);
      return () => exports;
    },
  };

  const ownSheets = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
      href.startsWith(`${location.origin}/lens-dev/${settings.name}/`),
    );

  async function update(next: number): Promise<void> {
    if (isBroken) return location.reload();
    build = next;
    if (modules.size === 0) return;
    const before = ownSheets();
    // Rspack's loader knows a sheet by such an attribute, and would not load it again.
    for (const sheet of before)
      for (const name of sheet.getAttributeNames()) if (name.startsWith('data-')) sheet.removeAttribute(name);
    isUpdating = true;
    for (const module of modules.keys()) await run(module);
    isUpdating = false;
    showLatest();
    for (const sheet of before) sheet.remove();
    console.info(`${settings.name}: build ${build} is shown.`);
  }

  interface Message {
    build?: number;
    reload?: boolean;
    failure?: string;
    process?: string;
  }

  let queue = Promise.resolve();
  let serving: string | undefined;
  new EventSource('/lens-dev/events').addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    // Another process counts its builds anew.
    if (message.process !== undefined) {
      if (serving !== undefined && serving !== message.process) location.reload();
      serving = message.process;
    }
    if (message.failure !== undefined) console.error(message.failure);
    if (message.reload) location.reload();
    else if (message.build !== undefined && message.build !== build) {
      const next = message.build;
      queue = queue
        .then(() => update(next))
        .catch((failure: unknown) => {
          console.error(failure);
          location.reload();
        });
    }
  });
})();
