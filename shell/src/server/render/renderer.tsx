import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { Json, PageApi, PageHead, PageModule, Translate } from '@lens/contracts/page';
import { createPageApi } from '@lens/platform/page-api';
import { App } from '../../App';
import type { Composer } from '../../composition/composer';
import { askedOf, matchRoute, type Match } from '../../page/match';
import { loadData } from '../../page/page-data';
import type { PageState } from '../../page/page-state';
import { PageStore } from '../../composition/page-store';
import { documentHead, type DocumentHead } from '../../head/tags';
import { createTranslation } from '../../i18n/instance';
import { runFor } from '../remote-code';
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
  /** Where the page is for good. */
  moved?: string;
  /** Why a remote's page is not in the markup. */
  failure?: string;
}

/** How long a remote may keep a page waiting that is not there yet, at each step; milliseconds. */
const patience = 3000;
/** The same for what answers a posted form, which somebody has written and waits for. */
const formPatience = 5000;

const unused = () => undefined;
/** Only browsers load files by their addresses. */
const noIntegrity = { files: {}, modules: [], code: {} };

/** Markup of a whole tree, with every part of it resolved; what is not by then has failed. */
function renderWhole(tree: ReactNode, onError: (failure: unknown) => void): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rendering = new Promise<string>((resolve, reject) => {
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
    const abort = () => stream.abort(new Error(`The page was not rendered after ${patience} ms.`));
    // Where the process was busy for so long, the page has its turn first.
    timer = setTimeout(() => setImmediate(abort), patience);
  });
  return rendering.finally(() => clearTimeout(timer));
}

/** @throws Error when a promise is not settled in time */
async function within<Value>(promise: Promise<Value>, what: string, limit = patience): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${limit} ms.`)), limit);
  });
  return Promise.race([promise, over]).finally(() => clearTimeout(timer));
}

/** What travels in the page. @throws Error where it cannot */
function asJson<Value>(value: Value, what: string): Value {
  let text: string | undefined;
  try {
    text = JSON.stringify(value) as string | undefined;
  } catch (cause) {
    throw new Error(`${what} is not JSON: ${messageOf(cause)}`, { cause });
  }
  if (text === undefined && value !== undefined) throw new Error(`${what} is not JSON.`);
  return value;
}

/** What a page says of itself. @throws Error where no head can be made of it */
function asHead(value: unknown): PageHead {
  const head = asJson(value, 'What head answered') as PageHead | undefined;
  const { title, description, image } = head ?? {};
  if (!head || typeof title !== 'string') throw new Error('head answered without a title.');
  const texts = [description, image?.src, image?.alt];
  if (texts.some((text) => text !== undefined && typeof text !== 'string'))
    throw new Error('head answered something else than texts.');
  return head;
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'unknown failure';

export class Renderer {
  readonly bundles = new RemoteBundles();

  render(input: RenderInput): Promise<RenderOutput> {
    const match = matchRoute(input.composition.remotes, input.path, input.search);
    if (!match) return this.renderPage(input, null);
    const { name, version } = match.remote.manifest;
    const whose = { remote: name, version, route: match.route.path };
    return runFor(whose, () => this.renderPage(input, match));
  }

  private async renderPage(input: RenderInput, match: Match | null): Promise<RenderOutput> {
    const { composition, path, state } = input;
    const i18n = createTranslation({ lng: state.lng, copy: state.copy, settings: state.settings });
    const label = i18n.t as Translate;
    const headOf = (head: PageHead) =>
      documentHead({ site: state, remotes: composition.remotes, match, path, lng: state.lng, head, label });
    const found: RenderOutput = {
      status: match ? 200 : state.leftOut ? 503 : 404,
      html: '',
      rendered: false,
      head: headOf({ title: '', noindex: true }),
    };
    const isAdmin = match?.route.surface === 'admin';
    if (isAdmin) return found;
    if (match && !hasBundle(match.remote as ServedRemote)) return { ...found, head: headOf({ title: '' }) };

    const api = createPageApi(`${input.apiUrl}/api`, input.apiHeaders);
    const store = new PageStore(composition.remotes, {
      module: (remote, module) =>
        within(this.bundles.module(remote as ServedRemote, module), `${remote.manifest.name} ${module}`),
      copy: () => Promise.resolve(),
      data: (page, wanted) => loadData(page, { api, ...askedOf(wanted), lng: state.lng }, input.dataLimit),
    });

    const page = match && (await this.fill(found, store, match, input, api));
    if (found.redirect || found.moved) return found;

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
        leftOut: state.leftOut,
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
          fontSheetOf={() => Promise.resolve(undefined)}
          loadCopy={() => Promise.resolve()}
        />
      </StaticRouter>
    );
    let thrown: unknown;
    found.html = await renderWhole(tree(), (failure) => (thrown ??= failure));
    if (!thrown && match && !found.failure && !found.missing)
      try {
        found.head = headOf(page?.head ? asHead(page.head(found.data, label)) : { title: '' });
      } catch (failure) {
        thrown = failure;
      }
    if (thrown && match) {
      // A boundary does not catch on the server: the page is rendered again with a notice in its place.
      store.fail(match, state.lng, thrown);
      found.failure ??= messageOf(thrown);
      found.html = await renderWhole(tree(), unused);
    }
    // The browser starts such a page anew.
    if (found.failure) found.data = undefined;
    found.rendered = !found.failure;
    if (found.failure) found.status = 503;
    else if (found.missing || (!match && !state.leftOut))
      found.head = headOf({ title: i18n.t('navigation:notFound.meta'), noindex: true });
    return found;
  }

  /** Loads the page, answers a posted form and keeps what the browser will need. */
  private async fill(
    found: RenderOutput,
    store: PageStore,
    match: Match,
    { state, form }: RenderInput,
    api: PageApi,
  ): Promise<PageModule | null> {
    const outcome = await store.outcome(match, state.lng);
    if ('failure' in outcome) {
      found.failure = messageOf(outcome.failure);
      return null;
    }
    const { page, data, missing, moved } = outcome.ready;
    if (moved) found.moved = moved;
    try {
      found.data = asJson(data as Json | undefined, 'What load answered');
      found.missing = missing;
      if (missing) found.status = 404;
      if (form && !missing)
        await this.act(found, match.route.action ? page.action : undefined, { state, form, api });
    } catch (failure) {
      store.fail(match, state.lng, failure);
      found.failure = messageOf(failure);
    }
    return page;
  }

  /** Answers a posted form. What a route does not declare is not run: such an answer would be kept by shared caches. */
  private async act(
    found: RenderOutput,
    action: PageModule['action'],
    { state, form, api }: { state: RenderInput['state']; form: Record<string, string>; api: PageApi },
  ): Promise<void> {
    if (!action) {
      found.status = 405;
      return;
    }
    const signal = AbortSignal.timeout(formPatience);
    const result = await within(action({ api, lng: state.lng, signal, form }), 'action', formPatience);
    if ('redirect' in result) found.redirect = result.redirect;
    else {
      found.status = result.status;
      found.actionState = asJson(result.state, 'What action answered');
    }
  }
}
