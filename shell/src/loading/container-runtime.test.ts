import * as react from 'react';
import { providedVersions } from '@lens/contracts/shared-packages';
import { provideContainerRuntime } from './container-runtime';
import { sharedScope } from './shared-scope';

provideContainerRuntime();

interface Module {
  exports: unknown;
}

/** What federation's generated code of a remote passes on: chunk `page` imports the shared module `name` as 7. */
function requireOf(name: string) {
  const webpackRequire = {
    federation: { initOptions: { name: 'some' } },
    S: {},
    m: {} as Record<string, (module: Module) => void>,
    c: {},
    consumesLoadingData: {
      chunkMapping: { page: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: name } },
    },
  };
  const exportsOf = () => {
    const module: Module = { exports: undefined };
    webpackRequire.m['7']!(module);
    return module.exports;
  };
  return { webpackRequire, exportsOf };
}

interface Runtime {
  init(options: object): unknown;
  initContainerEntry(options: object): void;
  consumes(options: object): void;
}
interface OldInstance {
  initShareScopeMap(name: string, scope: object): void;
  loadShare(name: string): Promise<unknown>;
}
const globals = globalThis as unknown as {
  _FEDERATION_BUNDLER_RUNTIME: { bundlerRuntime: Runtime };
  _FEDERATION_RUNTIME_CORE: { ModuleFederation: new (options: object) => OldInstance };
};

describe('What the shell shares', () => {
  it('is everything that the check of a build knows, in the same versions', () => {
    const versions = Object.entries(sharedScope).map(([name, all]) => [name, Object.keys(all)[0]]);
    expect(Object.fromEntries(versions)).toEqual(providedVersions);
  });

  it('has the installed version of React', () => {
    expect(providedVersions['react']).toBe(react.version);
  });
});

describe('The runtime of containers', () => {
  const { bundlerRuntime } = globals._FEDERATION_BUNDLER_RUNTIME;

  it('gives a chunk the shared modules that it imports', () => {
    const { webpackRequire, exportsOf } = requireOf('react');
    const installedModules: Record<string, 0 | undefined> = {};
    expect(bundlerRuntime.init({ webpackRequire })).toBeTruthy();
    bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: sharedScope });
    bundlerRuntime.consumes({ chunkId: 'other', webpackRequire, installedModules });
    expect(webpackRequire.m).toEqual({});
    bundlerRuntime.consumes({ chunkId: 'page', webpackRequire, installedModules });
    expect(exportsOf()).toHaveProperty('useState', react.useState);
  });

  it('names a module that the shell does not share', () => {
    const { webpackRequire, exportsOf } = requireOf('absent');
    bundlerRuntime.initContainerEntry({ webpackRequire, shareScope: sharedScope });
    bundlerRuntime.consumes({ chunkId: 'page', webpackRequire, installedModules: {} });
    expect(exportsOf).toThrow('The shell does not share absent.');
  });

  it('gives the entries of earlier builds an instance with the same modules', async () => {
    const instance = new globals._FEDERATION_RUNTIME_CORE.ModuleFederation({ name: 'earlier' });
    expect(await instance.loadShare('react')).toBe(false);
    instance.initShareScopeMap('default', sharedScope);
    const factory = (await instance.loadShare('react')) as () => unknown;
    expect(factory()).toHaveProperty('useState', react.useState);
  });
});
