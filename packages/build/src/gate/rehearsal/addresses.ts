import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { RemoteRoute } from '@lens/contracts/remote';
import type { Version } from '../../registry/gate/composition.ts';

/** A page that a rehearsal opens. */
export interface RehearsedPage {
  remote: string;
  route: RemoteRoute;
  /** The path without a language. */
  path: string;
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

/**
 * The pages of a version that can be opened: those without a parameter, and of others that list their entries the first.
 * @param api the real API, if there is one
 */
export async function pagesOf(
  { name, manifest }: Version,
  api: string | undefined,
): Promise<{ pages: RehearsedPage[]; skipped: string[] }> {
  const pages: RehearsedPage[] = [];
  const skipped: string[] = [];
  for (const route of manifest.routes) {
    const path = route.path.includes(':') ? await firstEntry(route, api) : route.path;
    if (path === null) skipped.push(route.path);
    else pages.push({ remote: name, route, path });
  }
  return { pages, skipped };
}

/** The path of a page in a language: English has no prefix. */
export const inLanguage = (code: LanguageCode, path: string): string =>
  code === sourceLanguage ? path : `/${code}${path === '/' ? '' : path}`;
