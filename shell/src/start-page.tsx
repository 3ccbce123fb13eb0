import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { BrowserEvent } from '@lens/contracts/events';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import type { RolloutOutcome } from '@lens/contracts/rollouts';
import { rolloutOutcomesPath } from '@lens/contracts/version-cookie';
import { createPageApi } from '@lens/platform/page-api';
import { useSession } from '@lens/platform/session';
import { App } from './App';
import { createComposer } from './composition/browser-composer';
import { CodeIntegrity } from './loading/code-integrity';
import { copyOf, namespacesOf } from './page/copy';
import { fontSheetsFrom } from './loading/font-sheets';
import { loadModule } from './loading/federation';
import { guardLoading, loadLimitMs } from './loading/guarded-loading';
import { loadArguments, matchRoute } from './page/match';
import { isFramed, startOverlay } from './composition/overlay';
import { markInlinedStyles } from './loading/inlined-styles';
import { loadData } from './page/page-data';
import {
  rootElementId,
  scriptsElementId,
  stateElementId,
  type PageState,
  type StartScript,
} from './page/page-state';
import { PageStore } from './composition/page-store';
import { reportViolations } from './composition/policy-violations';
import { createReporter } from './composition/report';
import { deserializeLanguages, deserializeRemote, type SerializedState } from './page/serialized-remote';
import { deserializeSettings } from './page/serialized-settings';
import { keepFocusInView } from './window/focus-in-view';
import { addressIn, readAddress } from './page/address';
import { TextBackend, textBackendOptions } from './i18n/text-backend';
import { TextLoader } from './i18n/text-loader';
import { createTranslation } from './i18n/instance';
import { completePage } from './i18n/live/complete-page';
import type { LiveTranslation } from './i18n/live/live-translation';
import { canTranslate } from './i18n/live/services';
import { translateLive } from './i18n/live/translate-live';
import { missingTextReporter, missingTexts } from './i18n/missing-texts';

const readBlock = <Block,>(id: string): Block =>
  JSON.parse(document.getElementById(id)!.textContent) as Block;

/** Starts the page from what the server sent: state → translation → guard → federation → page module → hydration. */
export async function startPage(): Promise<void> {
  const serialized = readBlock<SerializedState>(stateElementId);
  const remotes = serialized.composition.remotes.map(deserializeRemote);
  const state: PageState = {
    ...serialized,
    composition: { ...serialized.composition, remotes },
    settings: deserializeSettings(serialized.settings),
    offered: deserializeLanguages(serialized.offered),
  };
  const { lng, surface } = state;
  const report = createReporter<BrowserEvent>('/api/events');
  const { path } = readAddress(location.pathname);
  const openPage = () => matchRoute(remotes, readAddress(location.pathname).path, location.search);
  const openRoute = () => openPage()?.route.path ?? '*';
  // What staff look at in a frame is no visit.
  const reportMissing = isFramed() ? () => undefined : missingTextReporter(report, openRoute);
  reportViolations(report, openRoute);

  const i18n = createTranslation({
    lng,
    texts: state.texts,
    settings: state.settings,
    missing: missingTexts(reportMissing),
    backend: TextBackend,
    backendOptions: textBackendOptions(
      `/locales/${state.pseudo ?? '{{lng}}'}/{{ns}}.json`,
      (code, namespace) => textLoader.onFailedRead(code, namespace),
    ),
  });
  const textLoader = new TextLoader(i18n);
  const api = createPageApi('/api');
  const integrity = new CodeIntegrity(state.integrity, readBlock<StartScript[]>(scriptsElementId));
  const fontSheetOf = fontSheetsFrom(state.fontList, integrity);
  guardLoading({ hashes: integrity.hashes, onRefused: (file) => composer.reportRefusal(file) });
  markInlinedStyles();
  const store = new PageStore(remotes, {
    module: (remote, module) => loadModule(remote, module, integrity),
    texts: (match, code) => {
      const namespaces = namespacesOf(copyOf(remotes, match, surface));
      return textLoader.load(code, namespaces).catch(() => textLoader.load(sourceLanguage, namespaces));
    },
    data: (page, match, code) => loadData(page, { api, ...loadArguments(match), lng: code }, loadLimitMs),
    onFailure: (part, failure) => composer.reportFailure(part, 'load', failure),
  });

  const match = openPage();
  const Visit = globalThis.lensRollouts;
  const visit =
    Visit &&
    new Visit({
      rollouts: state.rollouts ?? [],
      remotes,
      send: createReporter<RolloutOutcome>(`/api${rolloutOutcomesPath}`),
    });
  const composer = createComposer({
    state,
    store,
    path,
    report,
    visit,
    traces: globalThis.lensTraces,
  });
  addEventListener('error', ({ error, filename }) =>
    composer.reportUncaught(`${filename} ${String((error as Error | null)?.stack)}`),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    composer.reportUncaught((reason as Error | null)?.stack),
  );
  if (surface === 'admin') useSession.getState().restore();
  if (match && state.rendered) composer.prepareHydration(match, await store.adopt(match, lng, state));

  const copyAt = (pagePath: string) => copyOf(remotes, matchRoute(remotes, pagePath), surface);
  const isSwitchedOn = (code: LanguageCode) => state.settings.liveTranslation.some((one) => one === code);
  const translate: LiveTranslation['translate'] = async (code, texts) =>
    isSwitchedOn(code) ? translateLive(api, code, texts) : null;
  const live: LiveTranslation = {
    translate,
    async completePage(code, pagePath) {
      if (!isSwitchedOn(code) || !(await canTranslate(code))) return false;
      const copy = copyAt(pagePath);
      await textLoader.load(code, namespacesOf(copy));
      return completePage(i18n, code, copy, translate);
    },
  };

  const app = (
    <BrowserRouter useTransitions={false}>
      <App
        state={state}
        composer={composer}
        i18n={i18n}
        report={report}
        fontSheetOf={fontSheetOf}
        loadTexts={(code, pagePath, onStall) =>
          textLoader.load(code, namespacesOf(copyAt(pagePath)), onStall)
        }
        live={surface === 'public' && !isFramed() ? live : undefined}
      />
    </BrowserRouter>
  );
  const options = {
    // The boundary has already reported it.
    onCaughtError: () => undefined,
    onRecoverableError: (failure: unknown) => console.error('Hydration had to recover.', failure),
  };
  const root = document.getElementById(rootElementId)!;
  if (state.rendered) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
  performance.mark('lens-hydrate');
  if (surface !== 'public') return;
  // At once, because a report names the page that is open.
  state.untranslated?.keys.forEach((key) => reportMissing(key, state.untranslated!.language));
  keepFocusInView();
  await composer.serverPage.hydration;
  const overlaid = {
    i18n,
    settings: state.settings,
    addressIn: (code: LanguageCode) => addressIn(code, readAddress(location.pathname).path),
  };
  startOverlay(remotes, integrity, overlaid).catch((failure: unknown) => console.error(failure));
}
