import { languages as allLanguages, type LanguageCode } from '@lens/contracts/languages';
import type { NavigationEntry } from '@lens/contracts/remote';
import type { ComposedRemote, ComposedRoute, PageState } from './page-state';
import type { SerializedSettings } from './serialized-settings';

type WithOptional<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>;

type SerializedRoute = WithOptional<
  ComposedRoute,
  'path' | 'module' | 'surface' | 'copy' | 'listed' | 'languages'
>;

type SerializedEntry = WithOptional<NavigationEntry, 'children'>;

/**
 * A remote as it is sent with every page. It contains nothing that only the server needs, and no default values. A
 * route without languages has those of its remote.
 */
export interface SerializedRemote {
  manifest: WithOptional<
    Omit<ComposedRemote['manifest'], 'routes' | 'navigation'>,
    'version' | 'layouts' | 'languages' | 'globalName' | 'entryType'
  > & {
    routes: SerializedRoute[];
    navigation: SerializedEntry[];
  };
  address: string;
}

/** `PageState` as it is written into a document. */
export type SerializedState = Omit<PageState, 'composition' | 'settings' | 'offered'> & {
  /** Absent if all languages are offered. */
  offered?: LanguageCode[] | undefined;
  composition: { id: string; remotes: SerializedRemote[] };
  settings: SerializedSettings;
};

/** Every language of the site, in its order: the default wherever a page lists languages. */
const allCodes: LanguageCode[] = allLanguages.map(({ code }) => code);

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.join(' ') === others.join(' ');

/** The address and the module that most pages have, by the route's id. */
const usualPath = (id: string): string => `/${id}`;
const usualModule = (id: string): string => `./pages/${id}/${id}`;

function serializeRoute(route: ComposedRoute, languages: readonly string[]): SerializedRoute {
  const {
    action: _action,
    framed: _framed,
    entries: _entries,
    examples: _examples,
    access,
    ...browserFields
  } = route;
  return {
    ...browserFields,
    path: route.path === usualPath(route.id) ? undefined : route.path,
    module: route.module === usualModule(route.id) ? undefined : route.module,
    access: access === 'signed-in' ? access : undefined,
    surface: route.surface === 'public' ? undefined : route.surface,
    copy: route.copy.length > 0 ? route.copy : undefined,
    listed: route.listed ? undefined : false,
    languages: areSame(route.languages, languages) ? undefined : route.languages,
  };
}

/** The folder of a version is named after it: `/remotes/mfe-public/1.0.0/`. */
const versionIn = (address: string): string | undefined => address.split('/').at(-2);

/** The name that our build gives a container. */
const usualGlobalName = (remote: string): string => remote.replaceAll('-', '_');

/** Undefined for every language of the site. */
export const serializeLanguages = (codes: LanguageCode[]): LanguageCode[] | undefined =>
  areSame(codes, allCodes) ? undefined : codes;

/** The languages that `serializeLanguages` was given. */
export const deserializeLanguages = (codes: LanguageCode[] | undefined): LanguageCode[] => codes ?? allCodes;

/** Prepares a remote for JSON, which leaves out what is undefined. */
export function serializeRemote({ manifest, address }: ComposedRemote): SerializedRemote {
  const { name, version, namespaces, languages, image, globalName, entryType, layouts } = manifest;
  return {
    manifest: {
      name,
      version: version === versionIn(address) ? undefined : version,
      namespaces,
      languages: serializeLanguages(languages),
      image,
      globalName: globalName === usualGlobalName(name) ? undefined : globalName,
      entryType: entryType === 'global' ? undefined : entryType,
      layouts: layouts.length > 0 ? layouts : undefined,
      routes: manifest.routes.map((route) => serializeRoute(route, languages)),
      navigation: manifest.navigation.map(({ children, ...entry }) =>
        children.length > 0 ? { ...entry, children } : entry,
      ),
    },
    address,
  };
}

/** Adds the default values that `serializeRemote` has removed. */
export const deserializeRemote = ({ manifest, address }: SerializedRemote): ComposedRemote => ({
  manifest: {
    ...manifest,
    version: manifest.version ?? versionIn(address) ?? '',
    globalName: manifest.globalName ?? usualGlobalName(manifest.name),
    entryType: manifest.entryType ?? 'global',
    languages: deserializeLanguages(manifest.languages),
    layouts: manifest.layouts ?? [],
    routes: manifest.routes.map((route) => ({
      ...route,
      path: route.path ?? usualPath(route.id),
      module: route.module ?? usualModule(route.id),
      surface: route.surface ?? 'public',
      copy: route.copy ?? [],
      listed: route.listed ?? true,
      languages: route.languages ?? deserializeLanguages(manifest.languages),
    })),
    navigation: manifest.navigation.map((entry) => ({ ...entry, children: entry.children ?? [] })),
  },
  address,
});
