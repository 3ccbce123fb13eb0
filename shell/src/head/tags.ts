import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { PageHead, Translate } from '@lens/contracts/page';
import type { Match } from '../page/match';
import type { Composition, PageState } from '../page/page-state';
import { addressIn } from '../page/address';
import { languagesOfPage, servedLanguage } from '../page/pages';
import { alternateLinks, isReadableIn } from './alternates';
import { practiceThings } from './practice';
import { statementThings } from './statements';
import type { StructuredData } from './structured-data';
import { createBreadcrumbs } from './breadcrumbs';

/** An element of the document's head, as plain data for server and browser. */
export type HeadTag =
  | { name: 'meta' | 'link'; attributes: Record<string, string> }
  | { name: 'script'; data: StructuredData };

export interface DocumentHead {
  title: string;
  description: string;
  /** The page is for one person, or has no content of its own. */
  noindex: boolean;
  tags: HeadTag[];
}

/** What all pages of the site share. */
export type Site = Pick<PageState, 'offered' | 'pseudo' | 'publicUrl' | 'settings'>;

interface PageContext {
  site: Site;
  remotes: Composition['remotes'];
  match: Match | null;
  /** Without its language. */
  path: string;
  lng: LanguageCode;
  head: PageHead;
  label: Translate;
}

const meta = (attribute: 'name' | 'property', name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [attribute]: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });

/** `es-MX` → `es_MX`; a language without a country gets the country of its flag. */
const openGraphLocale = (code: LanguageCode): string => {
  const { flag } = languageOf(code);
  return `${code.split('-')[0] ?? code}_${flag.toUpperCase()}`;
};

function pictureOf({ site, match, head }: PageContext): { url: string; alt?: string } | null {
  const file = head.image?.src ?? match?.route.image ?? match?.remote.manifest.image;
  if (file === undefined) return null;
  const address = file.startsWith('/') ? file : `${match?.remote.address ?? '/'}assets/${file}`;
  return { url: new URL(address, site.publicUrl).href, ...(head.image ? { alt: head.image.alt } : {}) };
}

function sharingTags(page: PageContext, title: string, url: string): HeadTag[] {
  const { head, lng, site } = page;
  const picture = pictureOf(page);
  const isArticle = head.statements?.some(({ about }) => about === 'article');
  return [
    meta('property', 'og:type', isArticle ? 'article' : 'website'),
    meta('property', 'og:site_name', site.settings.practice),
    meta('property', 'og:title', title),
    ...(head.description ? [meta('property', 'og:description', head.description)] : []),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', openGraphLocale(lng)),
    ...(picture
      ? [
          meta('property', 'og:image', picture.url),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          ...(picture.alt ? [meta('property', 'og:image:alt', picture.alt)] : []),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
  ];
}

function structuredData(page: PageContext, url: string): StructuredData {
  const { head, label, lng, path, remotes, site } = page;
  const { publicUrl, settings } = site;
  const statements = head.statements ?? [];
  const article = statements.find((statement) => statement.about === 'article');
  const breadcrumbs = createBreadcrumbs({
    path,
    name: article?.title,
    navigation: remotes.flatMap(({ manifest }) => manifest.navigation),
    label,
    addressOf: (pagePath) => new URL(addressIn(lng, pagePath), publicUrl).href,
  });
  const things = statementThings(statements, {
    url,
    image: pictureOf(page)?.url,
    publicUrl,
    timeZone: settings.timeZone,
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [...practiceThings(settings, publicUrl), ...(breadcrumbs ? [breadcrumbs] : []), ...things],
  };
}

/** The document head of a page, for browsers, search engines and link previews. */
export function createDocumentHead(page: PageContext): DocumentHead {
  const { head, match, lng, path, site } = page;
  const title = head.title || site.settings.practice;
  const description = head.description ?? '';
  if (head.noindex || site.pseudo || !match?.route.listed)
    return { title, description, noindex: true, tags: [meta('name', 'robots', 'noindex')] };
  const { languages: contentLanguages } = head;
  const available = languagesOfPage(match.route, site.offered).filter(
    (code) => !contentLanguages || isReadableIn(code, contentLanguages),
  );
  const canonicalLanguage = servedLanguage(lng, available);
  const url = new URL(addressIn(canonicalLanguage, path), site.publicUrl).href;
  return {
    title,
    description,
    noindex: false,
    tags: [
      link({ rel: 'canonical', href: url }),
      ...alternateLinks(path, available, new URL(site.publicUrl)).map((other) =>
        link({ rel: 'alternate', hreflang: other.lng, href: other.href }),
      ),
      ...sharingTags(page, title, url),
      { name: 'script', data: structuredData(page, url) },
    ],
  };
}
