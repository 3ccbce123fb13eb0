import { readAddress } from '../../page/address';
import { findLayout, matchRoute, type Match } from '../../page/match';
import type { Composition, PageState } from '../../page/page-state';

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

/**
 * Whether the page at hand, or its layout, runs code of this remote already. Opening a page ahead runs its code and
 * applies its styles: what one team broke may not reach the page of another because somebody pointed at a link.
 */
function runsHere({ manifest: { name } }: Match['remote'], { composition, path }: Whereabouts): boolean {
  const here = matchRoute(composition.remotes, path);
  const around = findLayout(composition.remotes, here?.route.layout);
  return [here, around].some((part) => part?.remote.manifest.name === name);
}

/** The other page of this surface that is worth opening ahead for a link, or null. */
export function pageBehind(
  { origin, pathname, search, target }: HTMLAnchorElement,
  whereabouts: Whereabouts,
): Match | null {
  const { composition, surface, path } = whereabouts;
  if (origin !== location.origin || target) return null;
  const { path: wanted } = readAddress(pathname);
  const match = wanted === path ? null : matchRoute(composition.remotes, wanted, search);
  return match?.route.surface === surface && runsHere(match.remote, whereabouts) ? match : null;
}

/** The pages behind what the visitor sees, those that the page itself leads to first, then those behind the menus. */
export function likelyPages(whereabouts: Whereabouts): Match[] {
  const pages = new Map<string, Match>();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const seen = links.filter(isInView);
  const ofPage = seen.filter((link) => link.closest('main'));
  for (const link of [...ofPage, ...seen, ...links.filter((each) => each.closest('nav'))]) {
    const page = pageBehind(link, whereabouts);
    if (page && !pages.has(link.pathname)) pages.set(link.pathname, page);
  }
  return [...pages.values()].slice(0, most);
}
