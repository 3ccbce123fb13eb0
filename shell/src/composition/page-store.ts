import type { ComponentType, ReactNode } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PageModule } from '@lens/contracts/page';
import { findLayout, type Match } from '../page/match';
import type { ComposedRemote } from '../page/page-state';
import type { RemotePart } from '../page/remote-part';

interface LayoutModule {
  Layout: ComponentType<{ children: ReactNode }>;
}

/** How a page's parts are loaded: by federation in browsers, from verified bundles on the server. */
export interface PageSources {
  module(remote: ComposedRemote, module: string): Promise<unknown>;
  texts(match: Match, lng: LanguageCode): Promise<void>;
  /** If it rejects, the page shows its built-in content. */
  data(page: PageModule, match: Match, lng: LanguageCode): Promise<unknown>;
  /** Called for every page and layout that could not be loaded. */
  onFailure?(part: RemotePart, failure: unknown): void;
}

export interface ReadyPage {
  page: PageModule;
  data: unknown;
  /** The API has nothing at this address. */
  notFound?: true;
  /** The path to which the page has moved permanently. */
  moved?: string;
  /** The data could not be loaded: the page shows its built-in content. */
  lacksData?: true;
}

export interface ReadyLayout {
  module: LayoutModule;
  remote: ComposedRemote;
}

/** A layout by its id, and the page that is open in it. */
export interface LayoutOfPage extends Pick<RemotePart, 'route'> {
  id: string;
}

/** A loaded part of the page, or its failure, which is shown in its place. */
export type Outcome<Ready> = { ready: Ready } | { failure: unknown };
export type PageOutcome = Outcome<ReadyPage>;

/** Marks a promise as React does, so that `use` does not suspend once it has resolved. */
const trackStatus = <Value>(promise: Promise<Value>): Promise<Value> => {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
};

const toOutcome = <Ready>(loading: Promise<Ready>): Promise<Outcome<Ready>> =>
  trackStatus(
    loading.then(
      (ready): Outcome<Ready> => ({ ready }),
      (failure: unknown): Outcome<Ready> => ({ failure }),
    ),
  );

/** By its shape, because a remote may throw an error class of its own. */
const isNotFound = (failure: unknown): boolean => (failure as { status?: unknown } | null)?.status === 404;

/** Only a path of this site. */
function newPath(failure: unknown): string | undefined {
  const { status, location } = (failure ?? {}) as { status?: unknown; location?: unknown };
  return status === 301 && typeof location === 'string' && /^\/(?![/\\])/.test(location)
    ? location
    : undefined;
}

function withoutData(failure: unknown): Pick<ReadyPage, 'notFound' | 'moved' | 'lacksData'> {
  const moved = newPath(failure);
  if (moved) return { moved };
  return isNotFound(failure) ? { notFound: true } : { lacksData: true };
}

const isFullyLoaded = (outcome: PageOutcome): boolean => 'ready' in outcome && !outcome.ready.lacksData;

/** Pages that are loaded or loading, one entry per language and address. */
export class PageStore {
  private readonly pages = new Map<string, Promise<PageOutcome>>();
  private readonly prefetches = new Map<string, Promise<ReadyPage>>();
  private readonly layouts = new Map<string, Promise<Outcome<ReadyLayout>>>();

  constructor(
    private readonly remotes: ComposedRemote[],
    private readonly sources: PageSources,
  ) {}

  private static keyOf({ remote, route, params, search }: Match, lng: LanguageCode): string {
    return JSON.stringify([lng, remote.manifest.name, route.id, params, search]);
  }

  /** The outcome of a page, which is loaded if it is not there yet. Never rejects. */
  outcome(match: Match, lng: LanguageCode): Promise<PageOutcome> {
    const key = PageStore.keyOf(match, lng);
    const existing = this.pages.get(key);
    if (existing) return existing;
    const prefetch = this.prefetches.get(key);
    const outcome = toOutcome(prefetch ? prefetch.catch(() => this.load(match, lng)) : this.load(match, lng));
    this.pages.set(key, outcome);
    this.reportFailure(outcome, match);
    return outcome;
  }

  /** Loads a page that may be visited soon. A failure, also one of its data, is neither stored nor reported. */
  async prefetch(match: Match, lng: LanguageCode): Promise<void> {
    const key = PageStore.keyOf(match, lng);
    if (this.pages.has(key) || this.prefetches.has(key)) return;
    const loading = this.loadWithData(match, lng);
    this.prefetches.set(key, loading);
    const outcome = toOutcome(loading);
    if ('ready' in (await outcome) && !this.pages.has(key)) this.pages.set(key, outcome);
    this.prefetches.delete(key);
  }

  /** Loads the module of a page whose texts and data came with the document. */
  adopt(match: Match, lng: LanguageCode, { data, notFound }: Partial<ReadyPage>): Promise<PageOutcome> {
    const outcome = toOutcome(
      this.loadModule(match).then((page) => ({
        page,
        data,
        notFound,
        ...(page.load && data === undefined && !notFound && { lacksData: true as const }),
      })),
    );
    this.pages.set(PageStore.keyOf(match, lng), outcome);
    return outcome;
  }

  /** The outcome of a layout, which is loaded if it is not there yet. Never rejects. */
  layout({ id, route }: LayoutOfPage): Promise<Outcome<ReadyLayout>> {
    const existing = this.layouts.get(id);
    if (existing) return existing;
    const declared = findLayout(this.remotes, id);
    const outcome = toOutcome(this.loadLayout(id, declared));
    this.layouts.set(id, outcome);
    if (declared) this.reportFailure(outcome, { remote: declared.remote, route });
    return outcome;
  }

  /** Stores a failure for a page that loaded and then threw. */
  fail(match: Match, lng: LanguageCode, failure: unknown): void {
    const outcome: PageOutcome = { failure };
    const resolved = Object.assign(Promise.resolve(outcome), { status: 'fulfilled', value: outcome });
    this.pages.set(PageStore.keyOf(match, lng), resolved);
  }

  /** Loads the data of a page again. The stored outcome is replaced only if that succeeds. */
  async reloadData(match: Match, lng: LanguageCode): Promise<void> {
    const outcome = toOutcome(this.load(match, lng));
    if (isFullyLoaded(await outcome)) this.pages.set(PageStore.keyOf(match, lng), outcome);
  }

  forget(match: Match, lng: LanguageCode): void {
    this.pages.delete(PageStore.keyOf(match, lng));
  }

  /** Removes a page that has failed or lacks its data, so that the next visit loads it again. */
  forgetFailed(match: Match, lng: LanguageCode): void {
    const outcome = this.pages.get(PageStore.keyOf(match, lng));
    void outcome?.then((result) => {
      if (!isFullyLoaded(result) && this.pages.get(PageStore.keyOf(match, lng)) === outcome)
        this.forget(match, lng);
    });
  }

  forgetLayout(id: string): void {
    this.layouts.delete(id);
  }

  private async load(match: Match, lng: LanguageCode): Promise<ReadyPage> {
    const page = await this.loadPageWithTexts(match, lng);
    return this.sources.data(page, match, lng).then(
      (data) => ({ page, data }),
      (failure: unknown) => ({ page, data: undefined, ...withoutData(failure) }),
    );
  }

  private async loadWithData(match: Match, lng: LanguageCode): Promise<ReadyPage> {
    const page = await this.loadPageWithTexts(match, lng);
    return { page, data: await this.sources.data(page, match, lng) };
  }

  /** The page's module, once its texts are loaded too. */
  async loadPageWithTexts(match: Match, lng: LanguageCode): Promise<PageModule> {
    const [page] = await Promise.all([this.loadModule(match), this.sources.texts(match, lng)]);
    return page;
  }

  private loadModule({ remote, route }: Match): Promise<PageModule> {
    return this.sources.module(remote, route.module) as Promise<PageModule>;
  }

  private reportFailure(outcome: Promise<Outcome<unknown>>, part: RemotePart): void {
    void outcome.then((result) => {
      if ('failure' in result) this.sources.onFailure?.(part, result.failure);
    });
  }

  private async loadLayout(id: string, declared: ReturnType<typeof findLayout>): Promise<ReadyLayout> {
    if (!declared) throw new Error(`No remote offers the layout ${id}.`);
    const module = (await this.sources.module(declared.remote, declared.layout.module)) as LayoutModule;
    return { module, remote: declared.remote };
  }
}
