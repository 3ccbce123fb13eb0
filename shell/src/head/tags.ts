import { languageOf, type LanguageCode } from '@lens/contracts/languages';
import type { PageHead, Translate } from '@lens/contracts/page';
import type { Match } from '../page/match';
import type { Composition, PageState } from '../page/page-state';
import { addressIn } from '../page/address';
import { languagesOfPage, servedLanguage } from '../page/pages';
import { alternatesOf, isReadIn } from './alternates';
import { practiceOf } from './practice';
import { thingsOf } from './statements';
import type { StructuredData } from './structured-data';
import { trailOf } from './trail';

/** An element of the document's head that says something about the page; plain data, for server and browser alike. */
export type HeadTag =
  { name: 'meta' | 'link'; attributes: Record<string, string> } | { name: 'script'; data: StructuredData };

export interface DocumentHead {
  title: string;
  description: string;
  /** Not for search engines: the page belongs to one person, or says nothing of its own. */
  noindex: boolean;
  tags: HeadTag[];
}

/** What every page of a visit has in common. */
export type Site = Pick<PageState, 'offered' | 'pseudo' | 'publicUrl' | 'settings'>;

interface PageInPlace {
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

/** `es-MX` → `es_MX`; a language without a country takes the one whose flag it shows. */
const openGraphLocale = (code: LanguageCode): string => {
  const { flag } = languageOf(code);
  return `${code.split('-')[0] ?? code}_${flag.toUpperCase()}`;
};

function pictureOf({ site, match, head }: PageInPlace): { url: string; alt?: string } | null {
  const file = head.image?.src ?? match?.route.image ?? match?.remote.manifest.image;
  if (file === undefined) return null;
  const address = file.startsWith('/') ? file : `${match?.remote.address ?? '/'}assets/${file}`;
  return { url: new URL(address, site.publicUrl).href, ...(head.image ? { alt: head.image.alt } : {}) };
}

function sharingTags(page: PageInPlace, title: string, url: string): HeadTag[] {
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

function structuredData(page: PageInPlace, url: string): StructuredData {
  const { head, label, lng, path, remotes, site } = page;
  const { publicUrl, settings } = site;
  const statements = head.statements ?? [];
  const article = statements.find((said) => said.about === 'article');
  const trail = trailOf({
    path,
    name: article?.title,
    navigation: remotes.flatMap(({ manifest }) => manifest.navigation),
    label,
    addressOf: (place) => new URL(addressIn(lng, place), publicUrl).href,
  });
  const things = thingsOf(statements, {
    url,
    image: pictureOf(page)?.url,
    publicUrl,
    timeZone: settings.timeZone,
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [...practiceOf(settings, publicUrl), ...(trail ? [trail] : []), ...things],
  };
}

/** Everything that the head says of a page to search engines and to whoever is sent a link. */
export function documentHead(page: PageInPlace): DocumentHead {
  const { head, match, lng, path, site } = page;
  const title = head.title || site.settings.practice;
  const description = head.description ?? '';
  if (head.noindex || site.pseudo || !match?.route.listed)
    return { title, description, noindex: true, tags: [meta('name', 'robots', 'noindex')] };
  const { languages: written } = head;
  const spoken = languagesOfPage(match.route, site.offered).filter(
    (code) => !written || isReadIn(code, written),
  );
  const known = servedLanguage(lng, spoken);
  const url = new URL(addressIn(known, path), site.publicUrl).href;
  return {
    title,
    description,
    noindex: false,
    tags: [
      link({ rel: 'canonical', href: url }),
      ...alternatesOf(path, spoken, new URL(site.publicUrl)).map((other) =>
        link({ rel: 'alternate', hreflang: other.lng, href: other.href }),
      ),
      ...sharingTags(page, title, url),
      { name: 'script', data: structuredData(page, url) },
    ],
  };
}
