import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { sourceLanguage, type LanguageCode } from '@lens/contracts/languages';
import { createPageApi } from '@lens/platform/page-api';
import { useSession } from '@lens/platform/session';
import { App } from './App';
import { createComposer } from './composition/browser-composer';
import { CodeIntegrity } from './loading/code-integrity';
import { copyOf, namespacesOf } from './page/copy';
import { fontSheetsFrom } from './loading/font-sheets';
import { loadModule, registerComposition } from './loading/federation';
import { guardLoading, loadLimit } from './loading/guarded-loading';
import { askedOf, matchRoute } from './page/match';
import { startOverlay } from './composition/overlay';
import { nameInlinedStyles } from './loading/inlined-styles';
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
import { reportTo } from './composition/report';
import { receivedRemote, type SentState } from './page/sent-remote';
import { keepFocusInView } from './window/focus-in-view';
import { addressIn, readAddress } from './page/address';
import { CopyBackend, copyBackendOptions } from './i18n/copy-backend';
import { CopyLoader } from './i18n/copy-loader';
import { createTranslation } from './i18n/instance';
import { completeCopy } from './i18n/live/complete-copy';
import type { LiveTranslation } from './i18n/live/live-translation';
import { canTranslate } from './i18n/live/services';
import { translateLive } from './i18n/live/translate-live';
import { missingTextReporter, missingTexts } from './i18n/missing-texts';

const readBlock = <Block,>(id: string): Block =>
  JSON.parse(document.getElementById(id)!.textContent) as Block;

/** Takes up what the server sent: state → translation → guard → federation → the page's own parts → hydration. */
export async function startPage(): Promise<void> {
  const sent = readBlock<SentState>(stateElementId);
  const remotes = sent.composition.remotes.map(receivedRemote);
  const state: PageState = { ...sent, composition: { ...sent.composition, remotes } };
  const { lng, surface } = state;
  const report = reportTo('/api/events');
  const { path } = readAddress(location.pathname);
  const openPage = () => matchRoute(remotes, readAddress(location.pathname).path, location.search);
  const openRoute = () => openPage()?.route.path ?? '*';
  const reportMissing = missingTextReporter(report, openRoute);
  reportViolations(report, openRoute);

  const i18n = createTranslation({
    lng,
    copy: state.copy,
    settings: state.settings,
    missing: missingTexts(reportMissing),
    backend: CopyBackend,
    backendOptions: copyBackendOptions(
      `/locales/${state.pseudo ?? '{{lng}}'}/{{ns}}.json`,
      (code, namespace) => copy.noticeFailedRead(code, namespace),
    ),
  });
  const copy = new CopyLoader(i18n);
  const api = createPageApi('/api');
  const integrity = new CodeIntegrity(state.integrity, readBlock<StartScript[]>(scriptsElementId));
  const fontSheetOf = fontSheetsFrom(state.faces, integrity);
  guardLoading({ hashes: integrity.values, refused: (file) => composer.reportRefusal(file) });
  nameInlinedStyles();
  registerComposition(remotes);
  const store = new PageStore(remotes, {
    module: (remote, module) => loadModule(remote, module, integrity),
    copy: (match, code) => {
      const namespaces = namespacesOf(copyOf(remotes, match, surface));
      return copy.load(code, namespaces).catch(() => copy.load(sourceLanguage, namespaces));
    },
    data: (page, match, code) => loadData(page, { api, ...askedOf(match), lng: code }, loadLimit),
    failed: (part, failure) => composer.reportFailure(part, 'load', failure),
  });

  const match = openPage();
  const composer = createComposer({ state, store, path, report });
  if (surface === 'admin') useSession.getState().restore();
  if (match && state.rendered) composer.receive(match, await store.adopt(match, lng, state));

  const namesAt = (at: string) => copyOf(remotes, matchRoute(remotes, at), surface);
  const isOn = (code: LanguageCode) => state.settings.liveTranslation.some((on) => on === code);
  const translate: LiveTranslation['translate'] = async (code, texts) =>
    isOn(code) ? translateLive(api, code, texts) : null;
  const live: LiveTranslation = {
    translate,
    async complete(code, at) {
      if (!isOn(code) || !(await canTranslate(code))) return false;
      const names = namesAt(at);
      await copy.load(code, namespacesOf(names));
      return completeCopy(i18n, code, names, translate);
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
        loadCopy={(code, at, onStall) => copy.load(code, namespacesOf(namesAt(at)), onStall)}
        live={surface === 'public' ? live : undefined}
      />
    </BrowserRouter>
  );
  const watch = {
    // The boundary has reported it already; React's own line would be the second.
    onCaughtError: () => undefined,
    onRecoverableError: (failure: unknown) => console.error('Hydration had to recover.', failure),
  };
  const root = document.getElementById(rootElementId)!;
  if (state.rendered) hydrateRoot(root, app, watch);
  else createRoot(root, watch).render(app);
  performance.mark('lens-hydrate');
  if (surface !== 'public') return;
  // Before anybody can have gone on to another page, which would be named in their place.
  state.untranslated?.keys.forEach((key) => reportMissing(key, state.untranslated!.language));
  keepFocusInView();
  await composer.sent.taken;
  const overlaid = {
    i18n,
    settings: state.settings,
    addressIn: (code: LanguageCode) => addressIn(code, readAddress(location.pathname).path),
  };
  startOverlay(remotes, integrity, overlaid).catch((failure: unknown) => console.error(failure));
}
