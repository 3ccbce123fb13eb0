import { matchPath } from 'react-router-dom';
import type { LoadContext } from '@lens/contracts/page';
import type { RemoteLayout } from '@lens/contracts/remote';
import type { ComposedRemote, ComposedRoute } from './page-state';

export interface Match {
  remote: ComposedRemote;
  route: ComposedRoute;
  params: Record<string, string>;
  /** The part of the query that the page declares, without its question mark; may be empty. */
  search: string;
}

function readQuery({ query = [] }: ComposedRoute, search: string): string {
  const values = new URLSearchParams(search);
  const declared = query.flatMap((name) => (values.get(name) ? [[name, values.get(name)!]] : []));
  return new URLSearchParams(declared).toString();
}

/** The match of a path without its language, or null. A route without parameters takes precedence. */
export function matchRoute(remotes: ComposedRemote[], path: string, search = ''): Match | null {
  const matches = remotes.flatMap((remote) =>
    remote.manifest.routes.flatMap((route) => {
      const match = matchPath({ path: route.path, end: true, caseSensitive: true }, path);
      return match
        ? [
            {
              remote,
              route,
              params: match.params as Record<string, string>,
              search: readQuery(route, search),
            },
          ]
        : [];
    }),
  );
  return matches.find(({ params }) => Object.keys(params).length === 0) ?? matches[0] ?? null;
}

/**
 * The path of the page that was meant, such as `/contact` for `/CONTACT` on a poster; null for paths with parameters.
 */
export function canonicalCasing(remotes: ComposedRemote[], path: string): string | null {
  const lower = path.toLowerCase();
  if (lower === path || matchRoute(remotes, path)) return null;
  const match = matchRoute(remotes, lower);
  return match && Object.keys(match.params).length === 0 ? lower : null;
}

/** What the address gives to a page's `load`. */
export const loadArguments = ({ route, params, search }: Match): Pick<LoadContext, 'params' | 'query'> =>
  route.query ? { params, query: Object.fromEntries(new URLSearchParams(search)) } : { params };

/** The layout that a route names, from whichever remote offers it. */
export function findLayout(
  remotes: ComposedRemote[],
  id: string | undefined,
): { remote: ComposedRemote; layout: RemoteLayout } | null {
  if (!id) return null;
  for (const remote of remotes) {
    const layout = remote.manifest.layouts.find((candidate) => candidate.id === id);
    if (layout) return { remote, layout };
  }
  return null;
}
