import type { PageRoutes } from '../../pages/paths-showing';
import { pathsShowing } from '../../pages/paths-showing';
import { isTextInCopy } from '@lens/contracts/page-copy';
import type { TextName } from '../../../../components/text-name';

/** `/blog/:slug` → matches `/blog/the-first-night`. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Addresses of public pages that show a text, without a language. Of a route with a parameter, one address of the site
 * map stands for all. A namespace of no page is the shell's, which shows it around every page.
 * @param siteMap every address that the site map names, without a language
 */
export function pathsInPlace(pages: PageRoutes, siteMap: readonly string[], text: TextName): string[] {
  const publicPages = pages.filter(({ surface }) => surface === 'public');
  const isOfShell = !publicPages.some(({ copy }) =>
    copy.some((subtree) => subtree.split(':')[0] === text.namespace),
  );
  if (isOfShell) return ['/'];
  const withParameter = publicPages
    .filter(({ path, copy }) => path.includes(':') && copy.some((subtree) => isTextInCopy(subtree, text)))
    .flatMap(({ path }) => siteMap.find((address) => patternOf(path).test(address)) ?? []);
  return [...pathsShowing(pages, text), ...withParameter];
}

/** @param xml the site map, which names each page once per language */
export function pathsIn(xml: string): string[] {
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  return addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).pathname : []));
}
