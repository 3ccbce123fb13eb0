import { readAddress } from '../../i18n/address';
import { matchRoute, type Match } from '../match';
import type { Composition, PageState } from '../page-state';

/** Where the visitor is: what pages there are, and which of them is open. */
export interface Whereabouts {
  composition: Composition;
  surface: PageState['surface'];
  path: string;
}

/** As many pages as are fetched without anybody pointing at them. */
const most = 6;

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** The other page of this surface that a link opens without loading a document, or null. */
export function pageBehind(
  { origin, pathname, search, target }: HTMLAnchorElement,
  { composition, surface, path }: Whereabouts,
): Match | null {
  if (origin !== location.origin || target) return null;
  const { path: wanted } = readAddress(pathname);
  const match = wanted === path ? null : matchRoute(composition.remotes, wanted, search);
  return match?.route.surface === surface ? match : null;
}

/** The pages behind what the visitor sees, then those behind the menus. */
export function likelyPages(whereabouts: Whereabouts): Match[] {
  const pages = new Map<string, Match>();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  for (const link of [...links.filter(isInView), ...links.filter((each) => each.closest('nav'))]) {
    const page = pageBehind(link, whereabouts);
    if (page && !pages.has(link.pathname)) pages.set(link.pathname, page);
  }
  return [...pages.values()].slice(0, most);
}
