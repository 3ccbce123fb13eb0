import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { Json, PageApi, PageHead, PageModule, Translate } from '@lens/contracts/page';
import { createPageApi } from '@lens/platform/page-api';
import { App } from '../../App';
import type { Composer } from '../../composition/composer';
import { loadArguments, matchRoute, type Match } from '../../page/match';
import { loadData } from '../../page/page-data';
import type { PageState } from '../../page/page-state';
import { PageStore } from '../../composition/page-store';
import { createDocumentHead, type DocumentHead } from '../../head/tags';
import { createTranslation } from '../../i18n/instance';
import { runForRemote } from '../remote-code';
import { noteFailures } from './note-failures';
import { hasBundle, RemoteBundles } from '../registry/remote-bundles';
import type { ServedRemote } from '../registry/snapshot';

/** Everything that rendering a page needs, as plain data. */
export interface RenderInput {
  /** The requested address, with language and query. */
  url: string;
  /** The path without its language. */
  path: string;
  /** The query. */
  search: string;
  /** The page state, without what rendering adds. */
  state: Omit<PageState, 'composition' | 'integrity' | 'rendered' | 'data' | 'notFound' | 'actionState'>;
  composition: { id: string; remotes: ServedRemote[] };
  /** The version folders that some visitor gets, also in other compositions. */
  servedFolders: string[];
  apiUrl: string;
  /** Headers that name the visitor to the API. */
  apiHeaders: Record<string, string>;
  /** How long a page may wait for its data. */
  dataLimitMs: number;
  /** Fields of a form posted without JavaScript. */
  form?: Record<string, string>;
  /** Why the remote's code may not run, as it ended a thread before: a notice stands in the page's place. */
  failed?: string;
}

export interface RenderOutput {
  status: number;
  html: string;
  rendered: boolean;
  head: DocumentHead;
  data?: Json;
  notFound?: true;
  actionState?: Json;
  /** The API did not answer, or not as it should: the page shows its built-in content, or a part of it. */
  lacksData?: true;
  /** Where to go after a posted form. */
  redirect?: string;
  /** The path to which the page has moved permanently. */
  moved?: string;
  /** Why the remote's page could not be rendered. */
  failure?: string;
}

/** How long loading a module, and rendering, may take. */
const stepLimitMs = 3000;
/** How long an action may take. It is longer because a visitor has sent a form and waits for the answer. */
const actionLimitMs = 5000;

const doNothing = () => undefined;
/** Only browsers need hashes of files. */
const noIntegrity = { files: {}, modules: [], code: {} };

/** Renders a tree to markup once all of it has resolved. What has not at the limit has failed. */
function renderToMarkup(tree: ReactNode, onError: (failure: unknown) => void): Promise<string> {
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
    const abort = () => stream.abort(new Error(`The page was not rendered after ${stepLimitMs} ms.`));
    // If the process was busy until now, the page may still finish first.
    timer = setTimeout(() => setImmediate(abort), stepLimitMs);
  });
  return rendering.finally(() => clearTimeout(timer));
}

/** @throws Error if a promise does not settle in time */
async function withTimeout<Value>(
  promise: Promise<Value>,
  what: string,
  limitMs = stepLimitMs,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${limitMs} ms.`)), limitMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/** Checks what is sent with the page. @throws Error if it is not JSON */
function requireJson<Value>(value: Value, what: string): Value {
  let text: string | undefined;
  try {
    text = JSON.stringify(value) as string | undefined;
  } catch (cause) {
    throw new Error(`${what} is not JSON: ${errorMessage(cause)}`, { cause });
  }
  if (text === undefined && value !== undefined) throw new Error(`${what} is not JSON.`);
  return value;
}

/** @throws Error if it is not a valid head */
function requireHead(value: unknown): PageHead {
  const head = requireJson(value, 'What head answered') as PageHead | undefined;
  const { title, description, image } = head ?? {};
  if (!head || typeof title !== 'string') throw new Error('head answered without a title.');
  const texts = [description, image?.src, image?.alt];
  if (texts.some((text) => text !== undefined && typeof text !== 'string'))
    throw new Error('head answered something else than texts.');
  return head;
}

const errorMessage = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'unknown failure';

export class Renderer {
  readonly bundles = new RemoteBundles();

  render(input: RenderInput): Promise<RenderOutput> {
    const match = matchRoute(input.composition.remotes, input.path, input.search);
    if (!match) return this.renderPage(input, null);
    const { name, version } = match.remote.manifest;
    const running = { remote: name, version, route: match.route.path };
    return runForRemote(running, () => this.renderPage(input, match));
  }

  private async renderPage(input: RenderInput, match: Match | null): Promise<RenderOutput> {
    const { composition, path, state } = input;
    const i18n = createTranslation({ lng: state.lng, texts: state.texts, settings: state.settings });
    const label = i18n.t as Translate;
    const headOf = (head: PageHead) =>
      createDocumentHead({
        site: state,
        remotes: composition.remotes,
        match,
        path,
        lng: state.lng,
        head,
        label,
      });
    const output: RenderOutput = {
      status: match ? 200 : state.leftOut ? 503 : 404,
      html: '',
      rendered: false,
      head: headOf({ title: '', noindex: true }),
    };
    const isAdmin = match?.route.surface === 'admin';
    if (isAdmin) return output;
    if (match && !hasBundle(match.remote as ServedRemote)) return { ...output, head: headOf({ title: '' }) };

    const { failed } = input;
    const api = noteFailures(createPageApi(`${input.apiUrl}/api`, input.apiHeaders), () => {
      output.lacksData = true;
    });
    const store = new PageStore(composition.remotes, {
      module: (remote, module) =>
        failed === undefined
          ? withTimeout(
              this.bundles.module(remote as ServedRemote, module),
              `${remote.manifest.name} ${module}`,
            )
          : Promise.reject(new Error(failed)),
      texts: () => Promise.resolve(),
      data: (page, pageMatch) =>
        loadData(page, { api, ...loadArguments(pageMatch), lng: state.lng }, input.dataLimitMs),
    });

    const page = match && (await this.loadPage(output, store, match, input, api));
    if (output.redirect || output.moved) return output;

    const composer: Composer = {
      hasLeft: () => false,
      isCrossing: () => false,
      cross: () => false,
      composition,
      site: state,
      store,
      surface: 'public',
      serverPage: {
        path,
        lng: state.lng,
        rendered: true,
        markup: null,
        codeArrival: null,
        hydration: Promise.resolve(),
        leftOut: state.leftOut,
        actionState: output.actionState,
      },
      completeHydration: doNothing,
      reportFailure: doNothing,
      retry: () => Promise.resolve(),
    };
    const tree = () => (
      <StaticRouter location={input.url}>
        <App
          state={{ ...state, composition, integrity: noIntegrity, rendered: true }}
          composer={composer}
          i18n={i18n}
          report={doNothing}
          fontSheetOf={() => Promise.resolve(undefined)}
          loadTexts={() => Promise.resolve()}
        />
      </StaticRouter>
    );
    let failure: unknown;
    output.html = await renderToMarkup(tree(), (thrown) => (failure ??= thrown));
    if (!failure && match && !output.failure && !output.notFound)
      try {
        output.head = headOf(page?.head ? requireHead(page.head(output.data, label)) : { title: '' });
      } catch (thrown) {
        failure = thrown;
      }
    if (failure && match) {
      // Boundaries do not catch on the server, so the page is rendered again, with a notice in its place.
      store.fail(match, state.lng, failure);
      output.failure ??= errorMessage(failure);
      output.html = await renderToMarkup(tree(), doNothing);
    }
    // The browser loads the data of a failed page itself.
    if (output.failure) output.data = undefined;
    output.rendered = !output.failure;
    if (output.failure) output.status = 503;
    else if (output.notFound || (!match && !state.leftOut))
      output.head = headOf({ title: i18n.t('navigation:notFound.meta'), noindex: true });
    return output;
  }

  /** Loads the page and its data, and runs its action if a form was posted. */
  private async loadPage(
    output: RenderOutput,
    store: PageStore,
    match: Match,
    { state, form }: RenderInput,
    api: PageApi,
  ): Promise<PageModule | null> {
    const outcome = await store.outcome(match, state.lng);
    if ('failure' in outcome) {
      output.failure = errorMessage(outcome.failure);
      return null;
    }
    const { page, data, notFound, moved, lacksData } = outcome.ready;
    if (moved) output.moved = moved;
    if (lacksData) output.lacksData = true;
    try {
      output.data = requireJson(data as Json | undefined, 'What load answered');
      output.notFound = notFound;
      if (notFound) output.status = 404;
      if (form && !notFound)
        await this.runAction(output, match.route.action ? page.action : undefined, { state, form, api });
    } catch (failure) {
      store.fail(match, state.lng, failure);
      output.failure = errorMessage(failure);
    }
    return page;
  }

  /**
   * Answers a posted form. An action that the route does not declare is not run, as shared caches would store its
   * answer.
   */
  private async runAction(
    output: RenderOutput,
    action: PageModule['action'],
    { state, form, api }: { state: RenderInput['state']; form: Record<string, string>; api: PageApi },
  ): Promise<void> {
    if (!action) {
      output.status = 405;
      return;
    }
    const signal = AbortSignal.timeout(actionLimitMs);
    const result = await withTimeout(action({ api, lng: state.lng, signal, form }), 'action', actionLimitMs);
    if ('redirect' in result) output.redirect = result.redirect;
    else {
      output.status = result.status;
      output.actionState = requireJson(result.state, 'What action answered');
    }
  }
}
