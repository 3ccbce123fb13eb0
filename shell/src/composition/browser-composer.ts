import type { BrowserEvent, RemoteFailureStage } from '@lens/contracts/events';
import type { RemotePart } from '../page/remote-part';
import type { Composer } from './composer';
import { LoadTimeout } from '../loading/federation';
import { refusalIn } from '../loading/guarded-loading';
import { matchRoute, type Match } from '../page/match';
import type { PageState } from '../page/page-state';
import type { PageOutcome, PageStore } from './page-store';
import { keepMarkup } from '../loading/script-policy';
import { readAddress } from '../page/address';

interface Parts {
  state: PageState;
  store: PageStore;
  /** The path that the document was loaded from, without its language. */
  path: string;
  report: (event: BrowserEvent) => void;
}

export interface BrowserComposer extends Composer {
  /** Waits for the page to be taken up; keeps what the server sent on screen when the code for it did not arrive. */
  receive(match: Match, outcome: PageOutcome): void;
  /** Reports a file that was not the one that the registry names. @param file its path on this origin */
  reportRefusal(file: string): void;
}

/** A chunk may be missed long after its page was loaded: then the loader's word counts, not the moment. */
function stageOf(failure: unknown, stage: RemoteFailureStage, { remote }: RemotePart): RemoteFailureStage {
  if (failure instanceof LoadTimeout) return 'timeout';
  const isChunk = failure instanceof Error && failure.name === 'ChunkLoadError';
  if (stage !== 'load' && !isChunk) return stage;
  return refusalIn(remote.address) ?? (isChunk ? 'chunk' : 'load');
}

/** The composer of an open page: it remembers what the server sent and gives up none of it. */
export function createComposer({ state, store, path, report }: Parts): BrowserComposer {
  const { composition, surface, lng, rendered, leftOut, actionState } = state;
  const markup = rendered ? keepMarkup(document.getElementById('main')?.innerHTML ?? '') : null;
  /** Remotes that are known to be down: one report each, until one of their pages is there again. */
  const down = new Set<string>();
  let release = () => undefined as void;
  let settle = () => undefined as void;

  const tell = ({ remote, route }: RemotePart, stage: RemoteFailureStage) => {
    const { name, version } = remote.manifest;
    if (down.has(name)) return;
    down.add(name);
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
    sent: { path, lng, rendered, markup, held: null, taken: Promise.resolve(), leftOut, actionState },
    take({ remote }) {
      performance.mark('lens-taken');
      down.delete(remote.manifest.name);
      composer.sent.held = null;
      release();
      settle();
    },
    reportFailure(part, at, failure) {
      settle();
      const stage = stageOf(failure, at, part);
      const { name, version } = part.remote.manifest;
      console.error(`The remote ${name} ${version} failed (${stage}).`, failure);
      tell(part, stage);
    },
    reportRefusal(file) {
      const remote = composition.remotes.find(({ address }) => file.startsWith(address));
      const match = matchRoute(composition.remotes, readAddress(location.pathname).path);
      if (remote) tell({ remote, route: match?.route ?? { path: '*' } }, 'integrity');
    },
    receive(match, outcome) {
      if (!('failure' in outcome)) {
        composer.sent.taken = new Promise((resolve) => (settle = resolve));
        return;
      }
      composer.sent.held = new Promise((resolve) => (release = resolve));
      composer.reportFailure(match, 'load', outcome.failure);
    },
    async retry(match, code) {
      const first = composer.sent.held !== null && composer.sent.path === path;
      store.forget(match, code);
      const outcome = await (first ? store.adopt(match, code, state) : store.outcome(match, code));
      if ('failure' in outcome) return;
      composer.sent.held = null;
      release();
    },
  };
  // The server's own log has its reason; the sink hears of it from the first browser that sees it.
  const failedOnServer = !rendered && surface === 'public' && matchRoute(composition.remotes, path);
  if (failedOnServer) tell(failedOnServer, 'server');
  return composer;
}
