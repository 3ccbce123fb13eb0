import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { ComposedRemote, ComposedRoute } from './page-state';

type Surface = ComposedRoute['surface'];

/** The remotes that bring pages to a surface. */
export const remotesOn = <Remote extends ComposedRemote>(remotes: Remote[], surface: Surface): Remote[] =>
  remotes.filter(({ manifest }) => manifest.routes.some((route) => route.surface === surface));

/**
 * The languages that a page is served in, and that links, site map and language selector may lead to: those on offer in
 * which it is whole. The back office speaks English, and what is said where there is no page is there in all of them.
 */
export function languagesOfPage(
  route: Pick<ComposedRoute, 'surface' | 'languages'> | undefined,
  offered: readonly LanguageCode[],
): LanguageCode[] {
  if (route?.surface === 'admin') return [sourceLanguage];
  return offered.filter((code) => !route || route.languages.includes(code));
}

/** The language in which somebody who wants one sees a page: never half in one and half in another. */
export const servedLanguage = (wanted: LanguageCode, spoken: readonly LanguageCode[]): LanguageCode =>
  spoken.includes(wanted) ? wanted : sourceLanguage;
