import { isLanguageCode } from '@lens/contracts/languages';
import { overlap } from '../../registry/checks/conflicts.ts';
import type { Composition } from '../../registry/gate/composition.ts';
import type { Finding } from '../../registry/gate/finding.ts';
import type { RehearsedPage } from './addresses.ts';

const linkPattern = /<a\b[^>]*\bhref="(\/[^"?#]*)/g;

/** The path of a link without its language. */
function pathOf(address: string): string {
  const [first = '', ...rest] = address.split('/').slice(1);
  return isLanguageCode(first) ? `/${rest.join('/')}` : address;
}

/** Links in the text of a neighbour's page to pages that only the stable version has. */
export function findDeadLinks(
  { candidate, stable, others }: Composition,
  page: RehearsedPage,
  html: string,
): Finding[] {
  if (!stable) return [];
  const live = [candidate, ...others];
  const offers = (versions: Composition['others'], path: string) =>
    versions.some(({ manifest }) => manifest.routes.some((route) => overlap(route.path, path)));
  const paths = new Set([...html.matchAll(linkPattern)].map(([, address = '']) => pathOf(address)));
  return [...paths]
    .filter((path) => offers([stable], path) && !offers(live, path))
    .map((path): Finding => ({
      check: 'removed',
      severity: 'refusal',
      victim: { remote: page.remote, page: page.route.path },
      problem: `it has a link to ${path}, a page that ${candidate.name} ${candidate.version} no longer has.`,
      change: `"routes" in the manifest of ${candidate.name}, or that link of ${page.remote} first`,
    }));
}
