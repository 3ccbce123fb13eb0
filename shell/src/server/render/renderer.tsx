import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { Json, PageHead, PageModule, Translate } from '@lens/contracts/page';
import { createPageApi } from '@lens/platform/page-api';
import { App } from '../../App';
import type { Composer } from '../../composition/composer';
import { askedOf, matchRoute, type Match } from '../../composition/match';
import { loadData } from '../../composition/page-data';
import type { PageState } from '../../composition/page-state';
import { PageStore } from '../../composition/page-store';
import { documentHead, type DocumentHead } from '../../head/tags';
import { createTranslation } from '../../i18n/instance';
import { hasBundle, RemoteBundles } from '../registry/remote-bundles';
import type { ServedRemote } from '../registry/snapshot';

/** Everything a page is rendered from; plain data, so that rendering can move to another thread. */
export interface RenderInput {
  /** The address as asked, with language and query. */
  url: string;
  /** The same without language and query. */
  path: string;
  /** Its query. */
  search: string;
  /** The state that goes to the browser, without what rendering finds out. */
  state: Omit<PageState, 'composition' | 'integrity' | 'rendered' | 'data' | 'missing' | 'actionState'>;
  composition: { id: string; remotes: ServedRemote[] };
  apiUrl: string;
  /** Headers that tell the API on whose behalf the shell asks. */
  apiHeaders: Record<string, string>;
  /** How long a page may wait for its data, in milliseconds. */
  dataLimit: number;
  /** Fields of a form posted without JavaScript. */
  form?: Record<string, string>;
}

export interface RenderOutput {
  status: number;
  html: string;
  rendered: boolean;
  head: DocumentHead;
  data?: Json;
  missing?: true;
  actionState?: Json;
  /** Where a posted form leads. */
  redirect?: string;
  /** Why a remote's page is not in the markup. */
  failure?: string;
}

const unused = () => undefined;
/** Only browsers load files by their addresses. */
const noIntegrity = { files: {}, modules: [], code: {} };

/** Markup of a whole tree, with every part of it resolved. */
function renderWhole(tree: ReactNode, onError: (failure: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'unknown failure';

export class Renderer {
  readonly bundles = new RemoteBundles();

  async render(input: RenderInput): Promise<RenderOutput> {
    const { composition, path, search, state } = input;
    const match = matchRoute(composition.remotes, path, search);
    const i18n = createTranslation({ lng: state.lng, copy: state.copy, settings: state.settings });
    const label = i18n.t as Translate;
    const headOf = (head: PageHead) =>
      documentHead({ site: state, remotes: composition.remotes, match, path, lng: state.lng, head, label });
    const found: RenderOutput = {
      status: match ? 200 : 404,
      html: '',
      rendered: false,
      head: headOf({ title: '', noindex: true }),
    };
    const isAdmin = match?.route.surface === 'admin';
    if (isAdmin) return found;
    if (match && !hasBundle(match.remote as ServedRemote)) return { ...found, head: headOf({ title: '' }) };

    const api = createPageApi(`${input.apiUrl}/api`, input.apiHeaders);
    const store = new PageStore(composition.remotes, {
      module: (remote, module) => this.bundles.module(remote as ServedRemote, module),
      copy: () => Promise.resolve(),
      data: (page, wanted) => loadData(page, { api, ...askedOf(wanted), lng: state.lng }, input.dataLimit),
    });

    const page = match && (await this.fill(found, store, match, input, api));
    if (found.redirect) return found;

    const composer: Composer = {
      composition,
      site: state,
      store,
      surface: 'public',
      sent: {
        path,
        lng: state.lng,
        rendered: true,
        markup: null,
        held: null,
        taken: Promise.resolve(),
        actionState: found.actionState,
      },
      take: unused,
      reportFailure: unused,
      retry: () => Promise.resolve(),
    };
    const tree = () => (
      <StaticRouter location={input.url}>
        <App
          state={{ ...state, composition, integrity: noIntegrity, rendered: true }}
          composer={composer}
          i18n={i18n}
          report={unused}
          faceOf={() => Promise.resolve(undefined)}
          loadCopy={() => Promise.resolve()}
        />
      </StaticRouter>
    );
    let thrown: unknown;
    found.html = await renderWhole(tree(), (failure) => (thrown ??= failure));
    if (thrown && match) {
      // A boundary does not catch on the server: the page is rendered again with a notice in its place.
      store.fail(match, state.lng, thrown);
      found.failure ??= messageOf(thrown);
      found.html = await renderWhole(tree(), unused);
    }
    found.rendered = !found.failure;
    if (found.failure) found.status = 503;
    else if (match && !found.missing) found.head = headOf(page?.head?.(found.data, label) ?? { title: '' });
    else found.head = headOf({ title: i18n.t('navigation:notFound.meta'), noindex: true });
    return found;
  }

  /** Loads the page, answers a posted form and keeps what the browser will need. */
  private async fill(
    found: RenderOutput,
    store: PageStore,
    match: Match,
    { state, form }: RenderInput,
    api: ReturnType<typeof createPageApi>,
  ): Promise<PageModule | null> {
    const outcome = await store.outcome(match, state.lng);
    if ('failure' in outcome) {
      found.failure = messageOf(outcome.failure);
      return null;
    }
    const { page, data, missing } = outcome.ready;
    found.data = data as Json | undefined;
    found.missing = missing;
    if (missing) found.status = 404;
    if (!form || missing) return page;
    if (!page.action) {
      found.status = 405;
      return page;
    }
    const result = await page.action({ api, lng: state.lng, signal: AbortSignal.timeout(5000), form });
    if ('redirect' in result) found.redirect = result.redirect;
    else {
      found.status = result.status;
      found.actionState = result.state;
    }
    return page;
  }
}
