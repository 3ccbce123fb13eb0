import { factoryOf, hostName, sharedScope, type SharedScope } from './shared-scope';

/** The `__webpack_require__` of a remote, as far as federation's generated code uses it. */
interface RemoteRequire {
  federation: { initOptions: { name: string } };
  /** The scope that the container was initialized with. */
  S: Record<string, SharedScope>;
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  consumesLoadingData: {
    chunkMapping: Record<string, string[]>;
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string }>;
  };
}

interface Consumes {
  chunkId: string;
  webpackRequire: RemoteRequire;
  /** 0 once a shared module has its factory. */
  installedModules: Record<string, 0 | undefined>;
}

/**
 * What the code that `@module-federation/enhanced` generates for a remote finds in place of that package's own bundler
 * runtime. Everything that remotes share is loaded before them, so nothing has to be awaited, and the check of a build
 * has compared the versions.
 */
const bundlerRuntime = {
  S: {},
  init: ({ webpackRequire }: { webpackRequire: RemoteRequire }) => webpackRequire.federation.initOptions,
  I: () => true,
  initContainerEntry({
    webpackRequire,
    shareScope,
  }: {
    webpackRequire: RemoteRequire;
    shareScope: SharedScope;
  }) {
    webpackRequire.S = { default: shareScope };
  },
  /** Gives a chunk the shared modules that it imports. */
  consumes({ chunkId, webpackRequire, installedModules }: Consumes) {
    const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
    for (const id of chunkMapping[chunkId] ?? []) {
      if (installedModules[id] === 0) continue;
      installedModules[id] = 0;
      const { shareKey } = moduleIdToConsumeDataMapping[id]!;
      webpackRequire.m[id] = (module) => {
        const factory = factoryOf(webpackRequire.S['default']!, shareKey);
        if (!factory) throw new Error(`The shell does not share ${shareKey}.`);
        module.exports = factory();
      };
    }
  },
};

/**
 * An instance as the runtimes of remotes expect it: of remotes that were published before ours took the place of the
 * package's, and of those that other tools built with a runtime of their own.
 */
class FederationInstance {
  shareScopeMap: Record<string, SharedScope> = {};

  constructor(readonly options: { name: string }) {}

  get name(): string {
    return this.options.name;
  }
  initOptions(): object {
    return this.options;
  }
  initShareScopeMap(name: string, scope: SharedScope): void {
    this.shareScopeMap[name] = scope;
  }
  initializeSharing(): [] {
    return [];
  }
  async loadShare(name: string): Promise<(() => unknown) | false> {
    return factoryOf(this.shareScopeMap['default'] ?? {}, name) ?? false;
  }
}

const instance = new FederationInstance({ name: hostName });
instance.initShareScopeMap('default', sharedScope);

/** The register of all federation runtimes in one page; those of earlier versions expect all of its fields. */
const federation = {
  __GLOBAL_PLUGIN__: [],
  __INSTANCES__: [instance],
  __MANIFEST_LOADING__: {},
  __PRELOADED_ASSETS__: new Set(),
  __PRELOADED_MAP__: new Map(),
  __SHARE__: {},
  moduleInfo: {},
};

const nothing = () => undefined;

/** Adds the globals that the entries of remotes use. */
export function provideContainerRuntime(): void {
  Object.assign(globalThis, {
    __FEDERATION__: federation,
    _FEDERATION_BUNDLER_RUNTIME: { bundlerRuntime, runtime: {} },
    // Entries that were built before 1.2 of the platform contain the bundler runtime, and take only its core from here.
    _FEDERATION_RUNTIME_CORE: {
      ModuleFederation: FederationInstance,
      CurrentGlobal: globalThis,
      getGlobalFederationConstructor: nothing,
      setGlobalFederationConstructor: nothing,
      setGlobalFederationInstance: nothing,
      helpers: {},
    },
  });
}
