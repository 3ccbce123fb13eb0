import type { BrowserEvent } from '@lens/contracts/events';
import type { Composer } from './composer';
import { forgetRemote, LoadTimeout } from './federation';
import type { Match } from './match';
import type { PageState } from './page-state';
import type { FailureStage, PageOutcome, PageStore } from './page-store';
import { keepMarkup } from './script-policy';

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
}

/** How far the loading of a page came. */
export function stageOf(failure: unknown): FailureStage {
  if (failure instanceof LoadTimeout) return 'timeout';
  return failure instanceof Error && failure.name === 'ChunkLoadError' ? 'chunk' : 'load';
}

/** The composer of an open page: it remembers what the server sent and gives up none of it. */
export function createComposer({ state, store, path, report }: Parts): BrowserComposer {
  const { composition, surface, lng, rendered, actionState } = state;
  const markup = rendered ? keepMarkup(document.getElementById('main')?.innerHTML ?? '') : null;
  let release = () => undefined as void;
  let settle = () => undefined as void;

  const composer: BrowserComposer = {
    composition,
    store,
    surface,
    sent: { path, lng, rendered, markup, held: null, taken: Promise.resolve(), actionState },
    take() {
      performance.mark('lens-taken');
      settle();
    },
    reportFailure({ remote, route }, stage, failure) {
      settle();
      const { name, version } = remote.manifest;
      console.error(`The remote ${name} ${version} failed (${stage}).`, failure);
      report({
        kind: 'remote_failure',
        remote: name,
        version,
        composition: composition.id,
        route: route.path,
        stage,
      });
    },
    receive(match, outcome) {
      if (!('failure' in outcome)) {
        composer.sent.taken = new Promise((resolve) => (settle = resolve));
        return;
      }
      composer.sent.held = new Promise((resolve) => (release = resolve));
      composer.reportFailure(match, stageOf(outcome.failure), outcome.failure);
    },
    async retry(match, code) {
      const first = composer.sent.held !== null && composer.sent.path === path;
      forgetRemote(match.remote);
      store.forget(match, code);
      const outcome = await (first ? store.adopt(match, code, state.data) : store.outcome(match, code));
      if ('failure' in outcome) return;
      composer.sent.held = null;
      release();
    },
  };
  return composer;
}
