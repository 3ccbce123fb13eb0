import * as core from '@module-federation/runtime-core';

/** Set by the build: the version of that package. */
declare const FEDERATION_VERSION: string;

/** Remotes are built with `externalRuntime`, so they use this federation runtime instead of their own. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core,
  _FEDERATION_RUNTIME_CORE_FROM: { version: FEDERATION_VERSION, name: 'shell' },
});
