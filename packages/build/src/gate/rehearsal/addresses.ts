import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { RemoteRoute } from '@lens/contracts/remote';
import type { Version } from '../../registry/gate/composition.ts';

/** A page that a rehearsal opens. */
export interface RehearsedPage {
  remote: string;
  route: RemoteRoute;
  /** The path without a language. */
  path: string;
  /** Whether the path is an example of the manifest, of which the API may know nothing. */
  isExample?: boolean;
}

const parameter = /:(\w+)/;

/** The path of the first published item of a list; null if there is none, or no API. */
async function firstEntry({ path, entries }: RemoteRoute, api: string | undefined): Promise<string | null> {
  const [whole, name = ''] = parameter.exec(path) ?? [];
  if (whole === undefined || api === undefined || entries === undefined) return null;
  const address = new URL(`/api${entries}?limit=1`, api);
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  const { items = [] } = ((await answer?.json().catch(() => null)) ?? {}) as {
    items?: Record<string, string>[];
  };
  const value = items[0]?.[name];
  return value === undefined ? null : path.replace(parameter, encodeURIComponent(value));
}

/** The first example that is an address of the route; null if there is none. */
function firstExample({ path, examples = [] }: RemoteRoute): string | null {
  const parts = path.split('/');
  const isOfRoute = (example: string): boolean => {
    const found = example.split('/');
    return (
      found.length === parts.length && parts.every((part, at) => part.startsWith(':') || part === found[at])
    );
  };
  return examples.find(isOfRoute) ?? null;
}

async function findPage(
  remote: string,
  route: RemoteRoute,
  api: string | undefined,
): Promise<RehearsedPage | null> {
  if (!route.path.includes(':')) return { remote, route, path: route.path };
  const entry = await firstEntry(route, api);
  if (entry !== null) return { remote, route, path: entry };
  const example = firstExample(route);
  return example === null ? null : { remote, route, path: example, isExample: true };
}

/**
 * The pages of a version that can be opened: those without a parameter; the first published item of those that list
 * their entries, where there is an API; and of others the first example of the manifest.
 * @param api the real API, if there is one
 * @returns the pages, and the routes of which no address is known
 */
export async function pagesOf(
  { name, manifest }: Pick<Version, 'name' | 'manifest'>,
  api: string | undefined,
): Promise<{ pages: RehearsedPage[]; skipped: RemoteRoute[] }> {
  const found = await Promise.all(
    manifest.routes.map(async (route) => ({ route, page: await findPage(name, route, api) })),
  );
  return {
    pages: found.flatMap(({ page }) => page ?? []),
    skipped: found.filter(({ page }) => page === null).map(({ route }) => route),
  };
}

/** The path of a page in a language: English has no prefix. */
export const inLanguage = (code: LanguageCode, path: string): string =>
  code === sourceLanguage ? path : `/${code}${path === '/' ? '' : path}`;
