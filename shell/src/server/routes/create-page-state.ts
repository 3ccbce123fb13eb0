import { sourceLanguage } from '@lens/contracts/languages';
import { signOffNamespace } from '@lens/contracts/sign-off-marks';
import type { PublicSettings } from '@lens/contracts/settings';
import { copyOf, pickTexts, withoutTranslationNotes } from '../../page/copy';
import type { Match } from '../../page/match';
import type { PageRollout, PageState } from '../../page/page-state';
import { languagesOfPage, remotesOn, servedLanguage } from '../../page/pages';
import { isPseudoLocale } from '../../page/pseudo-locale';
import { shellNamespace } from '../locales';
import type { RequestedPage } from '../page-cache/page-answer';
import type { ServedRemote, Snapshot } from '../registry/snapshot';
import { untranslatedOnPage } from '../untranslated-on-page';
import type { PageServices } from './page-services';

/** The part of a page's state that is known before it is rendered. */
export type InitialState = Omit<
  PageState,
  'composition' | 'integrity' | 'rendered' | 'data' | 'notFound' | 'actionState'
>;

interface PageRequest {
  page: Pick<RequestedPage, 'address' | 'language'>;
  settings: PublicSettings;
  snapshot: Snapshot;
  match: Match | null;
}

/** How the visitors of the page's remotes are divided. */
const rolloutsOf = ({ rollouts, taken }: Snapshot, remotes: ServedRemote[]): PageRollout[] =>
  rollouts.flatMap((rollout): PageRollout[] => {
    const { name } = rollout.candidate.manifest;
    const isSent = remotes.some(({ manifest }) => manifest.name === name);
    return isSent
      ? [{ remote: name, rollout: rollout.name, arm: taken.includes(rollout) ? 'candidate' : 'stable' }]
      : [];
  });

/** A page's state, and the remotes that are sent with it: only those of its surface. */
export function createPageState(
  { locales, signOffs, shell, publicUrl }: Pick<PageServices, 'locales' | 'signOffs' | 'shell' | 'publicUrl'>,
  { page, settings, snapshot, match }: PageRequest,
): { state: InitialState; remotes: ServedRemote[] } {
  const { prefix } = page.address;
  const surface = match?.route.surface ?? 'public';
  const remotes = remotesOn(snapshot.remotes, surface);
  const offered = locales.offeredLanguages(settings.languages);
  const lng = servedLanguage(page.language, languagesOfPage(match?.route, offered));
  const pseudo = isPseudoLocale(prefix) && surface === 'public' ? prefix : undefined;
  const copy = copyOf(remotes, match, surface);
  const texts = pickTexts(copy, (namespace) => {
    if (namespace === signOffNamespace) return pseudo ? {} : signOffs.marks(snapshot, lng);
    const texts = pseudo
      ? (locales.texts(snapshot, pseudo, namespace) ?? {})
      : signOffs.textsWithFallbacks(snapshot, lng, namespace);
    const isShellsEnglish = lng === sourceLanguage && namespace === shellNamespace;
    return isShellsEnglish ? withoutTranslationNotes(texts) : texts;
  });
  const untranslated =
    surface === 'public' ? untranslatedOnPage(locales, snapshot, page.language, copy) : undefined;
  const { origin } = publicUrl;
  const fontList = shell.fontList.address;
  const rollouts = rolloutsOf(snapshot, remotes);
  return {
    state: {
      ...(rollouts.length > 0 && { rollouts }),
      surface,
      lng,
      pseudo,
      offered,
      texts,
      untranslated,
      settings,
      publicUrl: origin,
      fontList,
    },
    remotes,
  };
}
