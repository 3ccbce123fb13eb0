import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { ComposedRemote, ComposedRoute } from './page-state';

type Surface = ComposedRoute['surface'];

/** The remotes that have pages on a surface. */
export const remotesOn = <Remote extends ComposedRemote>(remotes: Remote[], surface: Surface): Remote[] =>
  remotes.filter(({ manifest }) => manifest.routes.some((route) => route.surface === surface));

/**
 * The languages in which a page is served, and in which links, site map and language selector may refer to it: the
 * offered ones in which it is complete. The back office is in English. The page for unknown addresses is in all offered
 * languages.
 */
export function languagesOfPage(
  route: Pick<ComposedRoute, 'surface' | 'languages'> | undefined,
  offered: readonly LanguageCode[],
): LanguageCode[] {
  if (route?.surface === 'admin') return [sourceLanguage];
  return offered.filter((code) => !route || route.languages.includes(code));
}

/**
 * The requested language if the page is available in it, else English: a page is never half in one and half in another.
 */
export const servedLanguage = (requested: LanguageCode, available: readonly LanguageCode[]): LanguageCode =>
  available.includes(requested) ? requested : sourceLanguage;
