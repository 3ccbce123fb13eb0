import { readAddress } from '../../page/address';
import { findLayout, matchRoute, type Match } from '../../page/match';
import type { Composition, PageState } from '../../page/page-state';

/** The open page, and the composition that has the others. */
export interface CurrentPage {
  composition: Composition;
  surface: PageState['surface'];
  path: string;
}

/** How many pages are prefetched before anybody points at a link. */
const maxPages = 6;

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Whether the open page or its layout already runs code of this remote. Prefetching a page runs its code and applies
 * its styles, so a broken remote could otherwise affect another team's page.
 */
function isRemoteLoaded(
  { manifest: { name } }: Match['remote'],
  { composition, path }: CurrentPage,
): boolean {
  const page = matchRoute(composition.remotes, path);
  const layout = findLayout(composition.remotes, page?.route.layout);
  return [page, layout].some((part) => part?.remote.manifest.name === name);
}

/** Another page of the same surface that a link leads to. */
function otherPage(
  { origin, pathname, search, target }: HTMLAnchorElement,
  { composition, surface, path }: CurrentPage,
): Match | null {
  if (origin !== location.origin || target) return null;
  const { path: linkedPath } = readAddress(pathname);
  const match = linkedPath === path ? null : matchRoute(composition.remotes, linkedPath, search);
  return match?.route.surface === surface ? match : null;
}

/** The page that a link leads to, or null if it should not be prefetched. */
export function linkedPage(link: HTMLAnchorElement, current: CurrentPage): Match | null {
  const match = otherPage(link, current);
  return match && isRemoteLoaded(match.remote, current) ? match : null;
}

/** The entry of a remote to whose page a link leads, and of which nothing may run yet. */
export function linkedEntry(link: HTMLAnchorElement, current: CurrentPage): string | null {
  const match = otherPage(link, current);
  return match && !isRemoteLoaded(match.remote, current) ? `${match.remote.address}remoteEntry.js` : null;
}

/** The pages that the visitor may open next: linked in view, those in the page's text first, then in the menus. */
export function likelyPages(current: CurrentPage): Match[] {
  const pages = new Map<string, Match>();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const inView = links.filter(isInView);
  const inText = inView.filter((link) => link.closest('main'));
  for (const link of [...inText, ...inView, ...links.filter((each) => each.closest('nav'))]) {
    const page = linkedPage(link, current);
    if (page && !pages.has(link.pathname)) pages.set(link.pathname, page);
  }
  return [...pages.values()].slice(0, maxPages);
}
