import HttpBackend from 'i18next-http-backend';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createPageApi } from '@lens/platform/page-api';
import { useSession } from '@lens/platform/session';
import { App } from './App';
import { createComposer, stageOf } from './composition/browser-composer';
import { copyOf, namespacesOf } from './composition/copy';
import { loadLimit, loadModule, registerComposition } from './composition/federation';
import { matchRoute } from './composition/match';
import { loadData } from './composition/page-data';
import { rootElementId, stateElementId, type PageState } from './composition/page-state';
import { PageStore } from './composition/page-store';
import { reportTo } from './composition/report';
import { readAddress } from './i18n/address';
import { CopyLoader } from './i18n/copy-loader';
import { createTranslation } from './i18n/instance';

const readState = (): PageState =>
  JSON.parse(document.getElementById(stateElementId)!.textContent) as PageState;

/** The scripts of the page at hand, or as many as arrive in time. */
const pageScripts = (): Promise<unknown> =>
  Promise.race([
    (window as unknown as { lensScripts?: Promise<boolean[]> }).lensScripts ?? Promise.resolve(),
    new Promise((resolve) => setTimeout(resolve, loadLimit)),
  ]);

/** Takes up what the server sent: state → translation → federation → the page's own parts → hydration. */
export async function startPage(): Promise<void> {
  const state = readState();
  const { composition, lng, surface } = state;
  const { remotes } = composition;
  const report = reportTo('/api/events');

  const i18n = createTranslation({
    lng,
    copy: state.copy,
    settings: state.settings,
    backend: HttpBackend,
    backendOptions: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
  });
  const copy = new CopyLoader(i18n);
  const api = createPageApi('/api');
  registerComposition(remotes);
  const store = new PageStore(remotes, {
    module: loadModule,
    copy: (match, code) => copy.load(code, namespacesOf(copyOf(remotes, match, surface))),
    data: (page, { params }, code) => loadData(page, { api, params, lng: code }, loadLimit),
    failed: (failed, failure) => composer.reportFailure(failed, stageOf(failure), failure),
  });

  const { path } = readAddress(location.pathname);
  const match = matchRoute(remotes, path);
  const composer = createComposer({ state, store, path, report });
  if (surface === 'admin') useSession.getState().restore();
  await pageScripts();
  if (match && state.rendered) composer.receive(match, await store.adopt(match, lng, state.data));

  const app = (
    <BrowserRouter>
      <App
        state={state}
        composer={composer}
        i18n={i18n}
        report={report}
        loadCopy={(code, at) =>
          copy.load(code, namespacesOf(copyOf(remotes, matchRoute(remotes, at), surface)))
        }
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
}
