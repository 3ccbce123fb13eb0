import type { ComponentType, ReactNode } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PageModule } from '@lens/contracts/page';
import { findLayout, type Match } from '../page/match';
import type { ComposedRemote } from '../page/page-state';
import type { RemotePart } from '../page/remote-part';

interface LayoutModule {
  Layout: ComponentType<{ children: ReactNode }>;
}

/** Where a page's parts come from: federation in a browser, verified bundles on the server. */
export interface PageSources {
  module(remote: ComposedRemote, module: string): Promise<unknown>;
  copy(match: Match, lng: LanguageCode): Promise<void>;
  /** Where it rejects, a page that is wanted now shows its built-in content. */
  data(page: PageModule, match: Match, lng: LanguageCode): Promise<unknown>;
  /** Told of every page and layout that could not be opened. */
  failed?(part: RemotePart, failure: unknown): void;
}

export interface ReadyPage {
  page: PageModule;
  data: unknown;
  /** There is nothing at this address, says the API. */
  missing?: true;
  /** The path at which it is for good, says the page. */
  moved?: string;
  /** The data could not be had: the page shows what is built in. */
  without?: true;
}

export interface ReadyLayout {
  module: LayoutModule;
  remote: ComposedRemote;
}

/** The layout's name, and the page that is open in it. */
export interface LayoutOfPage extends Pick<RemotePart, 'route'> {
  id: string;
}

/** What became of a part of the page; a failure is shown where the part would stand. */
export type Outcome<Ready> = { ready: Ready } | { failure: unknown };
export type PageOutcome = Outcome<ReadyPage>;

/** Marks a promise the way React does, so that `use` unwraps it without suspending once it is settled. */
const settle = <Value>(promise: Promise<Value>): Promise<Value> => {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
};

const outcomeOf = <Ready>(opening: Promise<Ready>): Promise<Outcome<Ready>> =>
  settle(
    opening.then(
      (ready): Outcome<Ready> => ({ ready }),
      (failure: unknown): Outcome<Ready> => ({ failure }),
    ),
  );

/** Read by shape: a remote may say so by an error of its own. */
const isNotFound = (failure: unknown): boolean => (failure as { status?: unknown } | null)?.status === 404;

/** A path of this site and of no other. */
function movedTo(failure: unknown): string | undefined {
  const { status, location } = (failure ?? {}) as { status?: unknown; location?: unknown };
  return status === 301 && typeof location === 'string' && /^\/(?![/\\])/.test(location)
    ? location
    : undefined;
}

function without(failure: unknown): Pick<ReadyPage, 'missing' | 'moved' | 'without'> {
  const moved = movedTo(failure);
  if (moved) return { moved };
  return isNotFound(failure) ? { missing: true } : { without: true };
}

const lacksNothing = (outcome: PageOutcome): boolean => 'ready' in outcome && !outcome.ready.without;

/** Pages that are loaded or on their way, one entry per language and address. A failed one can be asked again. */
export class PageStore {
  private readonly pages = new Map<string, Promise<PageOutcome>>();
  private readonly ahead = new Map<string, Promise<ReadyPage>>();
  private readonly layouts = new Map<string, Promise<Outcome<ReadyLayout>>>();

  constructor(
    private readonly remotes: ComposedRemote[],
    private readonly sources: PageSources,
  ) {}

  private static keyOf({ remote, route, params, search }: Match, lng: LanguageCode): string {
    return JSON.stringify([lng, remote.manifest.name, route.id, params, search]);
  }

  /** The page's outcome; it never rejects. */
  outcome(match: Match, lng: LanguageCode): Promise<PageOutcome> {
    const key = PageStore.keyOf(match, lng);
    const known = this.pages.get(key);
    if (known) return known;
    const ahead = this.ahead.get(key);
    const outcome = outcomeOf(ahead ? ahead.catch(() => this.open(match, lng)) : this.open(match, lng));
    this.pages.set(key, outcome);
    this.watch(outcome, match);
    return outcome;
  }

  /**
   * Opens a page that may be wanted soon, with its data or not at all. A failure is nobody's business: it is forgotten,
   * and the page is opened anew when it is wanted.
   */
  async prefetch(match: Match, lng: LanguageCode): Promise<void> {
    const key = PageStore.keyOf(match, lng);
    if (this.pages.has(key) || this.ahead.has(key)) return;
    const opening = this.openAhead(match, lng);
    this.ahead.set(key, opening);
    const outcome = outcomeOf(opening);
    if ('ready' in (await outcome) && !this.pages.has(key)) this.pages.set(key, outcome);
    this.ahead.delete(key);
  }

  /** Takes up a page whose texts and data came with the document. */
  adopt(match: Match, lng: LanguageCode, { data, missing }: Partial<ReadyPage>): Promise<PageOutcome> {
    const outcome = outcomeOf(
      this.page(match).then((page) => ({
        page,
        data,
        missing,
        ...(page.load && data === undefined && !missing && { without: true as const }),
      })),
    );
    this.pages.set(PageStore.keyOf(match, lng), outcome);
    return outcome;
  }

  /** The layout that a route asks for by name, whichever remote offers it. */
  layout({ id, route }: LayoutOfPage): Promise<Outcome<ReadyLayout>> {
    const known = this.layouts.get(id);
    if (known) return known;
    const offer = findLayout(this.remotes, id);
    const outcome = outcomeOf(this.openLayout(id, offer));
    this.layouts.set(id, outcome);
    if (offer) this.watch(outcome, { remote: offer.remote, route });
    return outcome;
  }

  /** Settles a page as failed, for one that loaded well and then threw. */
  fail(match: Match, lng: LanguageCode, failure: unknown): void {
    const outcome: PageOutcome = { failure };
    const settled = Object.assign(Promise.resolve(outcome), { status: 'fulfilled', value: outcome });
    this.pages.set(PageStore.keyOf(match, lng), settled);
  }

  /** Asks once more for the data of a page that is shown without; what is known of it stays until they are there. */
  async renew(match: Match, lng: LanguageCode): Promise<void> {
    const outcome = outcomeOf(this.open(match, lng));
    if (lacksNothing(await outcome)) this.pages.set(PageStore.keyOf(match, lng), outcome);
  }

  forget(match: Match, lng: LanguageCode): void {
    this.pages.delete(PageStore.keyOf(match, lng));
  }

  /** Lets the next visit to a page that failed, or had to do without its data, try again. */
  forgetFailed(match: Match, lng: LanguageCode): void {
    const outcome = this.pages.get(PageStore.keyOf(match, lng));
    void outcome?.then((settled) => {
      if (!lacksNothing(settled) && this.pages.get(PageStore.keyOf(match, lng)) === outcome)
        this.forget(match, lng);
    });
  }

  forgetLayout(id: string): void {
    this.layouts.delete(id);
  }

  private async open(match: Match, lng: LanguageCode): Promise<ReadyPage> {
    const page = await this.pageAndCopy(match, lng);
    return this.sources.data(page, match, lng).then(
      (data) => ({ page, data }),
      (failure: unknown) => ({ page, data: undefined, ...without(failure) }),
    );
  }

  private async openAhead(match: Match, lng: LanguageCode): Promise<ReadyPage> {
    const page = await this.pageAndCopy(match, lng);
    return { page, data: await this.sources.data(page, match, lng) };
  }

  /** The page's module, once its texts are there too. */
  async pageAndCopy(match: Match, lng: LanguageCode): Promise<PageModule> {
    const [page] = await Promise.all([this.page(match), this.sources.copy(match, lng)]);
    return page;
  }

  private page({ remote, route }: Match): Promise<PageModule> {
    return this.sources.module(remote, route.module) as Promise<PageModule>;
  }

  private watch(outcome: Promise<Outcome<unknown>>, part: RemotePart): void {
    void outcome.then((settled) => {
      if ('failure' in settled) this.sources.failed?.(part, settled.failure);
    });
  }

  private async openLayout(id: string, offer: ReturnType<typeof findLayout>): Promise<ReadyLayout> {
    if (!offer) throw new Error(`No remote offers the layout ${id}.`);
    const module = (await this.sources.module(offer.remote, offer.layout.module)) as LayoutModule;
    return { module, remote: offer.remote };
  }
}
