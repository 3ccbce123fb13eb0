import type { NavigationEntry } from '@lens/contracts/remote';
import type { ComposedRemote, ComposedRoute, PageState } from './page-state';

type Lighter<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>;

type SentRoute = Lighter<ComposedRoute, 'surface' | 'copy' | 'listed' | 'languages'>;

type SentEntry = Lighter<NavigationEntry, 'children'>;

/**
 * A remote as every page carries it, those of other teams included: nothing that the server alone asks, and nothing that
 * goes without saying. A route that says no languages has those of its remote.
 */
export interface SentRemote {
  manifest: Lighter<Omit<ComposedRemote['manifest'], 'routes' | 'navigation'>, 'layouts'> & {
    routes: SentRoute[];
    navigation: SentEntry[];
  };
  address: string;
}

/** `PageState` as it stands in a document. */
export type SentState = Omit<PageState, 'composition'> & {
  composition: { id: string; remotes: SentRemote[] };
};

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.join(' ') === others.join(' ');

function sentRoute(route: ComposedRoute, languages: readonly string[]): SentRoute {
  const { action: _action, framed: _framed, entries: _entries, access, ...asked } = route;
  return {
    ...asked,
    access: access === 'signed-in' ? access : undefined,
    surface: route.surface === 'public' ? undefined : route.surface,
    copy: route.copy.length > 0 ? route.copy : undefined,
    listed: route.listed ? undefined : false,
    languages: areSame(route.languages, languages) ? undefined : route.languages,
  };
}

/** What a page carries of a remote, as JSON: what is undefined takes no room. */
export function sentRemote({ manifest, address }: ComposedRemote): SentRemote {
  const { name, version, namespaces, languages, image, globalName, entryType, layouts } = manifest;
  return {
    manifest: {
      name,
      version,
      namespaces,
      languages,
      image,
      globalName,
      entryType,
      layouts: layouts.length > 0 ? layouts : undefined,
      routes: manifest.routes.map((route) => sentRoute(route, languages)),
      navigation: manifest.navigation.map(({ children, ...entry }) =>
        children.length > 0 ? { ...entry, children } : entry,
      ),
    },
    address,
  };
}

/** The remote that the server sent. */
export const receivedRemote = ({ manifest, address }: SentRemote): ComposedRemote => ({
  manifest: {
    ...manifest,
    layouts: manifest.layouts ?? [],
    routes: manifest.routes.map((route) => ({
      ...route,
      surface: route.surface ?? 'public',
      copy: route.copy ?? [],
      listed: route.listed ?? true,
      languages: route.languages ?? manifest.languages,
    })),
    navigation: manifest.navigation.map((entry) => ({ ...entry, children: entry.children ?? [] })),
  },
  address,
});
