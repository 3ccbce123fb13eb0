import { useCallback, useMemo } from 'react';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { BrowserEvent } from '@lens/contracts/events';
import type { LanguageCode } from '@lens/contracts/languages';
import { HostProvider, type Host } from '@lens/platform/host';
import { ComposerContext, type Composer } from './composition/composer';
import { hostRemote } from './page/host-remote';
import { matchRoute } from './page/match';
import type { PageState } from './page/page-state';
import { languagesOfPage } from './page/pages';
import type { LiveTranslation } from './i18n/live/live-translation';
import { reportMachineText } from './i18n/live/shown-machine-text';
import { LanguageProvider } from './i18n/LanguageProvider';
import { Site } from './Site';

interface Props {
  state: PageState;
  composer: Composer;
  i18n: I18n;
  report: (event: BrowserEvent) => void;
  fontSheetOf: (lng: LanguageCode) => Promise<string | undefined>;
  loadTexts: (lng: LanguageCode, path: string, onStall?: () => void) => Promise<void>;
  /** Only in browsers. */
  live?: LiveTranslation;
}

/** The whole page inside a router, the same on the server and in the browser. */
export function App({ state, composer, i18n, report, fontSheetOf, loadTexts, live }: Props) {
  const { remotes } = state.composition;
  const host = useMemo<Host>(
    () => ({
      settings: state.settings,
      publicUrl: state.publicUrl,
      remotes: remotes.map(hostRemote),
      navigation: remotes.flatMap(({ manifest }) =>
        manifest.navigation.map((entry) => ({ ...entry, remote: manifest.name })),
      ),
      report,
      translate: live?.translate,
      reportMachineText,
      noteMachineText: reportMachineText,
    }),
    [live, remotes, report, state.publicUrl, state.settings],
  );
  const isAvailable = useCallback(
    (lng: LanguageCode, path: string) => {
      const match = matchRoute(remotes, path);
      return languagesOfPage(match?.route, state.offered).includes(lng);
    },
    [remotes, state.offered],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <HostProvider host={host}>
        <ComposerContext value={composer}>
          <LanguageProvider
            i18n={i18n}
            remotes={remotes}
            offered={state.offered}
            surface={composer.surface}
            serverPage={composer.serverPage}
            fontSheetOf={fontSheetOf}
            isAvailable={isAvailable}
            loadTexts={loadTexts}
            completePage={live?.completePage}
          >
            <Site />
          </LanguageProvider>
        </ComposerContext>
      </HostProvider>
    </I18nextProvider>
  );
}
