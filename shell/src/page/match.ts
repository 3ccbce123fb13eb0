import { matchPath } from 'react-router-dom';
import type { LoadContext } from '@lens/contracts/page';
import type { RemoteLayout } from '@lens/contracts/remote';
import type { ComposedRemote, ComposedRoute } from './page-state';

export interface Match {
  remote: ComposedRemote;
  route: ComposedRoute;
  params: Record<string, string>;
  /** As much of the address's query as the page reads; empty or without its question mark. */
  search: string;
}

function readBy({ query = [] }: ComposedRoute, search: string): string {
  const asked = new URLSearchParams(search);
  const known = query.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)!]] : []));
  return new URLSearchParams(known).toString();
}

/** The page that a path (without language prefix) names, or null. A route without parameters wins over one with. */
export function matchRoute(remotes: ComposedRemote[], path: string, search = ''): Match | null {
  const matches = remotes.flatMap((remote) =>
    remote.manifest.routes.flatMap((route) => {
      const match = matchPath({ path: route.path, end: true, caseSensitive: true }, path);
      return match
        ? [{ remote, route, params: match.params as Record<string, string>, search: readBy(route, search) }]
        : [];
    }),
  );
  return matches.find(({ params }) => Object.keys(params).length === 0) ?? matches[0] ?? null;
}

/** The path of the page that a path names in another casing: `/CONTACT` on a poster. What a parameter holds is left alone. */
export function inOwnCasing(remotes: ComposedRemote[], path: string): string | null {
  const lower = path.toLowerCase();
  if (lower === path || matchRoute(remotes, path)) return null;
  const match = matchRoute(remotes, lower);
  return match && Object.keys(match.params).length === 0 ? lower : null;
}

/** What the address tells a page's `load`. */
export const askedOf = ({ route, params, search }: Match): Pick<LoadContext, 'params' | 'query'> =>
  route.query ? { params, query: Object.fromEntries(new URLSearchParams(search)) } : { params };

/** The layout that a route asks for, whichever remote offers it. */
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
