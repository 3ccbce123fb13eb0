import type { Request } from 'express';
import type { PublicSettings } from '@lens/contracts/settings';
import type { Address } from '../../page/address';
import { copyOf, pickCopy } from '../../page/copy';
import type { Match } from '../../page/match';
import type { PageState } from '../../page/page-state';
import { languagesOfPage, remotesOn, servedLanguage } from '../../page/pages';
import { isPseudoLocale } from '../../page/pseudo-locale';
import { languageOfRequest } from '../language-of-request';
import type { ServedRemote, Snapshot } from '../registry/snapshot';
import { untranslatedOnPage } from '../untranslated-on-page';
import type { PageServices } from './page-services';

/** What is known of a page before it is rendered. */
export type State = Omit<
  PageState,
  'composition' | 'integrity' | 'rendered' | 'data' | 'missing' | 'actionState'
>;

interface Asked {
  request: Request;
  address: Address;
  settings: PublicSettings;
  snapshot: Snapshot;
  match: Match | null;
}

/** A page's state, and the remotes that travel with it: only what its own surface needs. */
export function stateOfPage(
  { locales, shell, publicUrl }: Pick<PageServices, 'locales' | 'shell' | 'publicUrl'>,
  { request, address: { prefix }, settings, snapshot, match }: Asked,
): { state: State; remotes: ServedRemote[] } {
  const surface = match?.route.surface ?? 'public';
  const remotes = remotesOn(snapshot.remotes, surface);
  const offered = locales.offered(settings.languages);
  const wanted = languageOfRequest(request, offered);
  const lng = servedLanguage(wanted, languagesOfPage(match?.route, offered));
  const pseudo = isPseudoLocale(prefix) && surface === 'public' ? prefix : undefined;
  const names = copyOf(remotes, match, surface);
  const copy = pickCopy(names, (namespace) =>
    pseudo ? (locales.file(snapshot, pseudo, namespace) ?? {}) : locales.filled(snapshot, lng, namespace),
  );
  const untranslated =
    surface === 'public' ? untranslatedOnPage(locales, snapshot, wanted, names) : undefined;
  const { origin } = publicUrl;
  const faces = shell.facesList.address;
  return {
    state: { surface, lng, pseudo, offered, copy, untranslated, settings, publicUrl: origin, faces },
    remotes,
  };
}
