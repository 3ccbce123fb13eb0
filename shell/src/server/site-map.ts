import { formatInZone } from '@lens/contracts/practice-time';
import type { LanguageCode } from '@lens/contracts/languages';
import type { RemoteRoute } from '@lens/contracts/remote';
import { alternateLinks } from '../head/alternates';
import { addressIn } from '../page/address';
import { languagesOfPage } from '../page/pages';
import type { Entries } from './entries';
import type { Snapshot } from './registry/snapshot';

interface ListedPage {
  path: string;
  languages: LanguageCode[];
  /** ISO 8601. */
  changed?: string;
}

const parameter = /:(\w+)/;

/** The pages of a path with a parameter, each in the languages of both its content and its route. */
async function entriesOf(
  route: RemoteRoute,
  languages: LanguageCode[],
  entries: Entries,
): Promise<ListedPage[]> {
  const name = parameter.exec(route.path)?.[1];
  if (!route.entries || !name) return [];
  const pages = new Map<string, ListedPage>();
  for (const lng of languages) {
    for (const { values, published_at } of await entries.in(route.entries, lng)) {
      const value = values[name];
      if (value === undefined) continue;
      const path = route.path.replace(parameter, encodeURIComponent(value));
      const page = pages.get(path) ?? {
        path,
        languages: [],
        ...(published_at ? { changed: published_at } : {}),
      };
      page.languages.push(lng);
      pages.set(path, page);
    }
  }
  return [...pages.values()];
}

/** All listed public pages of all remotes, in the languages in which each is complete. */
export async function listedPages(
  snapshot: Snapshot,
  offered: LanguageCode[],
  entries: Entries,
): Promise<ListedPage[]> {
  const routes = snapshot.remotes
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ surface, listed }) => surface === 'public' && listed);
  const pages = await Promise.all(
    routes.map((route) => {
      const languages = languagesOfPage(route, offered);
      return parameter.test(route.path)
        ? entriesOf(route, languages, entries)
        : [{ path: route.path, languages }];
    }),
  );
  return pages.flat();
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const dayPattern = /^\d{4}-\d\d-\d\d$/;

function writePage({ path, languages, changed }: ListedPage, publicUrl: URL, timeZone: string): string[] {
  const alternates = alternateLinks(path, languages, publicUrl).map(
    ({ lng, href }) => `<xhtml:link rel="alternate" hreflang="${lng}" href="${escapeXml(href)}"/>`,
  );
  return languages.map((lng) => {
    const address = escapeXml(new URL(addressIn(lng, path), publicUrl).href);
    const lastModified = changed
      ? `<lastmod>${escapeXml(dayPattern.test(changed) ? changed : formatInZone(changed, timeZone))}</lastmod>`
      : '';
    return `<url><loc>${address}</loc>${lastModified}${alternates.join('')}</url>`;
  });
}

/** The site map in the format of https://www.sitemaps.org/protocol.html, with each page once per language. */
export const writeSiteMap = (pages: ListedPage[], publicUrl: URL, timeZone: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => writePage(page, publicUrl, timeZone)),
    '</urlset>',
    '',
  ].join('\n');
