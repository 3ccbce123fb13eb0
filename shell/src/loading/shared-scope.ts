import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { providedVersions } from '@lens/contracts/shared-packages';
import * as host from '@lens/platform/host';
import * as i18n from '@lens/platform/i18n';
import * as router from '@lens/platform/router';
import * as session from '@lens/platform/session';

/** The name under which federation knows this shell. */
export const hostName = 'shell';

const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@lens/platform/host': host,
  '@lens/platform/i18n': i18n,
  '@lens/platform/router': router,
  '@lens/platform/session': session,
};

/** A shared module as federation runtimes of all versions describe it. */
interface Shared {
  version: string;
  from: string;
  scope: string[];
  strategy: 'loaded-first';
  shareConfig: { singleton: true; eager: true; requiredVersion: string };
  loaded: true;
  useIn: string[];
  deps: string[];
  lib(): unknown;
  get(): () => unknown;
}

export type SharedScope = Record<string, Record<string, Shared>>;

function shared(name: string, module: unknown): Shared {
  const version = providedVersions[name]!;
  const lib = () => module;
  return {
    version,
    from: hostName,
    scope: ['default'],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` },
    loaded: true,
    useIn: [hostName],
    deps: [],
    lib,
    get: () => lib,
  };
}

/** What every remote gets from the shell, and has no copy of: by name, then by version. */
export const sharedScope: SharedScope = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [
    name,
    { [providedVersions[name]!]: shared(name, module) },
  ]),
);

/** The shell shares one version of each module; a build that requires another one cannot be published. */
export const factoryOf = (scope: SharedScope, name: string): (() => unknown) | undefined =>
  Object.values(scope[name] ?? {})[0]?.lib;
