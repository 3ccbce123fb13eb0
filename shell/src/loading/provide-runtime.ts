import * as core from '@module-federation/runtime-core';

/** Remotes are built with `externalRuntime`: they take the federation runtime from here instead of carrying it. */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core,
  _FEDERATION_RUNTIME_CORE_FROM: { version: '2.9.2', name: 'shell' },
});
