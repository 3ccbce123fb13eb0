import type { BrowserEvent, RemoteFailureStage } from '@lens/contracts/events';
import type { RemotePart } from '../page/remote-part';
import type { Composer } from './composer';
import { LoadTimeout } from '../loading/federation';
import { lastRefusal } from '../loading/guarded-loading';
import { remoteInStack } from '../loading/remote-in-stack';
import type { RemoteTraces } from '../loading/remote-traces';
import { findLayout, matchRoute, type Match } from '../page/match';
import type { PageState } from '../page/page-state';
import type { PageOutcome, PageStore } from './page-store';
import type { RolloutVisit } from './rollout-visit';
import { trustServerMarkup } from '../loading/script-policy';
import { readAddress } from '../page/address';

interface Options {
  state: PageState;
  store: PageStore;
  /** The path of the document's address, without its language. */
  path: string;
  report: (event: BrowserEvent) => void;
  /** Undefined while nothing is rolled out. */
  visit: RolloutVisit | undefined;
  /** Undefined if no page of another remote can be opened. */
  traces: RemoteTraces | undefined;
}

export interface BrowserComposer extends Composer {
  /** Expects the server’s page to hydrate, or keeps its markup on screen if its code failed to load. */
  prepareHydration(match: Match, outcome: PageOutcome): void;
  /** Reports a file whose hash differs from the registry's. @param file its path on this origin */
  reportRefusal(file: string): void;
  /** Reports an error that nothing has caught, if it comes from the code of a remote. */
  reportUncaught(stack: string | undefined): void;
}

/**
 * The stage to report, which may differ from the one where the failure was noticed: a page can load another chunk long
 * after it was shown, and if that fails, the error thrown while it renders says that loading failed.
 */
function stageOf(failure: unknown, stage: RemoteFailureStage, { remote }: RemotePart): RemoteFailureStage {
  if (failure instanceof LoadTimeout) return 'timeout';
  const isChunk = failure instanceof Error && failure.name === 'ChunkLoadError';
  if (stage !== 'load' && !isChunk) return stage;
  return lastRefusal(remote.address) ?? (isChunk ? 'chunk' : 'load');
}

/** The composer of an open page. It keeps the markup that the server sent. */
export function createComposer({ state, store, path, report, visit, traces }: Options): BrowserComposer {
  const { composition, surface, lng, rendered, leftOut, actionState } = state;
  const markup = rendered ? trustServerMarkup(document.getElementById('main')?.innerHTML ?? '') : null;
  /** Remotes whose failure has been reported: once each, until one of their pages is shown again. */
  const reported = new Set<string>();
  let lastRemote = matchRoute(composition.remotes, path)?.remote ?? null;
  let resolveCodeArrival = () => undefined as void;
  let resolveHydration = () => undefined as void;

  const reportOnce = ({ remote, route }: RemotePart, stage: RemoteFailureStage) => {
    const { name, version } = remote.manifest;
    if (reported.has(name)) return;
    reported.add(name);
    report({
      kind: 'remote_failure',
      remote: name,
      version,
      composition: composition.id,
      route: route.path,
      stage,
    });
  };

  const composer: BrowserComposer = {
    composition,
    site: state,
    store,
    surface,
    serverPage: {
      path,
      lng,
      rendered,
      markup,
      codeArrival: null,
      hydration: Promise.resolve(),
      leftOut,
      actionState,
    },
    hasLeft: (remote) => visit?.hasLeft(remote) ?? false,
    isCrossing: ({ remote }) => lastRemote !== null && lastRemote !== remote,
    cross(match) {
      lastRemote = match.remote;
      const layout = findLayout(composition.remotes, match.route.layout);
      const shown = layout ? [match.remote, layout.remote] : [match.remote];
      return traces?.cross(shown, composition.remotes) ?? false;
    },
    completeHydration({ remote }) {
      visit?.show(remote.manifest.name);
      performance.mark('lens-hydrated');
      reported.delete(remote.manifest.name);
      composer.serverPage.codeArrival = null;
      resolveCodeArrival();
      resolveHydration();
    },
    reportFailure(part, noticedAt, failure) {
      resolveHydration();
      const stage = stageOf(failure, noticedAt, part);
      const { name, version } = part.remote.manifest;
      console.error(`The remote ${name} ${version} failed (${stage}).`, failure);
      reportOnce(part, stage);
      // The page that the server sent stays: something may have been typed into it.
      if (visit?.fail(name) && readAddress(location.pathname).path !== path) location.reload();
    },
    reportUncaught(stack) {
      const name = remoteInStack(stack);
      const remote = composition.remotes.find(({ manifest }) => manifest.name === name);
      if (!remote) return;
      const match = matchRoute(composition.remotes, readAddress(location.pathname).path);
      reportOnce({ remote, route: match?.route ?? { path: '*' } }, 'uncaught');
      visit?.fail(remote.manifest.name);
    },
    reportRefusal(file) {
      const remote = composition.remotes.find(({ address }) => file.startsWith(address));
      const match = matchRoute(composition.remotes, readAddress(location.pathname).path);
      if (!remote) return;
      reportOnce({ remote, route: match?.route ?? { path: '*' } }, 'integrity');
      visit?.fail(remote.manifest.name);
    },
    prepareHydration(match, outcome) {
      if (!('failure' in outcome)) {
        composer.serverPage.hydration = new Promise((resolve) => (resolveHydration = resolve));
        return;
      }
      composer.serverPage.codeArrival = new Promise((resolve) => (resolveCodeArrival = resolve));
      composer.reportFailure(match, 'load', outcome.failure);
    },
    async retry(match, code) {
      if (visit?.hasLeft(match.remote.manifest.name)) return location.reload();
      const isServerPage = composer.serverPage.codeArrival !== null && composer.serverPage.path === path;
      store.forget(match, code);
      const outcome = await (isServerPage ? store.adopt(match, code, state) : store.outcome(match, code));
      if ('failure' in outcome) return;
      composer.serverPage.codeArrival = null;
      resolveCodeArrival();
    },
  };
  // The server has logged why. The API learns of it from the browser.
  const failedOnServer = !rendered && surface === 'public' && matchRoute(composition.remotes, path);
  if (failedOnServer) {
    reportOnce(failedOnServer, 'server');
    visit?.fail(failedOnServer.remote.manifest.name);
  }
  return composer;
}
