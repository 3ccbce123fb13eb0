import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const versionOf = (packageName: string): string =>
  (require(`${packageName}/package.json`) as { version: string }).version;

/** The version of the surface in packages/platform; a remote's manifest asks for `^1`. */
const platformVersion = '1.0.0';

const libraries = ['react', 'react/jsx-runtime', 'react-dom'];

/** Thin re-exports: shared namespaces are not tree-shaken, so whole libraries are never shared. */
const platformModules = ['router', 'i18n', 'session', 'host'].map((name) => `@lens/platform/${name}`);

interface Sharing {
  eager?: boolean;
  import?: false;
}

/** What shell and remotes hold in common: the shell provides it eagerly, remotes bring no copy (`import: false`). */
export function sharedPackages(sharing: Sharing) {
  const entry = (version: string) => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    ...sharing,
  });
  return Object.fromEntries([
    ...libraries.map((name) => [name, entry(versionOf(name.split('/')[0]!))] as const),
    ...platformModules.map((name) => [name, entry(platformVersion)] as const),
  ]);
}

/** Modules that a remote's server bundle asks of the shell instead of carrying them. */
export const providedOnServer = [...libraries, 'react/jsx-dev-runtime', ...platformModules];
