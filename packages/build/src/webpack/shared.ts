import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const versionOf = (packageName: string): string =>
  (require(`${packageName}/package.json`) as { version: string }).version;

/** The version of the interface of packages/platform; manifests of remotes require `^1`. */
const platformVersion = '1.2.0';

const libraries = ['react', 'react/jsx-runtime', 'react-dom'];

/** Thin re-exports, since shared modules are not tree-shaken and sharing whole libraries would cost too much. */
const platformModules = ['router', 'i18n', 'session', 'host'].map((name) => `@lens/platform/${name}`);

/** The packages that the shell gives to remotes, which contain none of them. */
export function sharedPackages() {
  const entry = (version: string) => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    import: false as const,
  });
  return Object.fromEntries([
    ...libraries.map((name) => [name, entry(versionOf(name.split('/')[0]!))] as const),
    ...platformModules.map((name) => [name, entry(platformVersion)] as const),
  ]);
}

/** Modules that the server bundle of a remote gets from the shell. */
export const providedOnServer = [...libraries, 'react/jsx-dev-runtime', ...platformModules];
