import { LRUCache } from 'lru-cache';
import { writeAddress } from '../../page/address';
import { pageAnswered } from '../measurements';
import { RendererBusy } from '../render/pool/renderer-busy';
import { everybody, type SiteState } from '../site-state';
import { toCachedPage, type CachedPage } from './cached-page';
import { isRedirect, type PageOutcome, type RequestedPage } from './page-answer';

/** What a request for a page gets: the cached page, or what may not be cached. */
export type CacheOutcome = { cached: CachedPage } | { outcome: PageOutcome };

interface Options {
  render: (page: RequestedPage, state: SiteState) => Promise<PageOutcome>;
  isCurrent: (state: SiteState) => boolean;
  /** Whether the API has answered since a time of `performance.now`. */
  hasApiAnsweredSince: (timeMs: number) => boolean;
  maxBytes?: number;
}

/** Pages without a query are few and for everybody; anybody can make up any number of queries. */
const maxBytesDefault = 24 * 1024 * 1024;
const shareOfQueries = 1 / 8;
/** A page is made again after this time even if nothing seems to have changed. */
export const maxAgeMs = 15 * 60_000;
/** The same for an API that does not tell its revision: an older one, or one that has not answered yet. */
const maxAgeWithoutRevisionMs = 1000;

/**
 * The pages that everybody gets who asks for the same address in the same language, as the bytes that are sent. A page
 * is rendered once for all who wait for it. If the API cannot be read, the last page of the same composition stays.
 */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  private readonly queried: LRUCache<string, CachedPage>;
  private readonly pending = new Map<string, { state: SiteState; outcome: Promise<CacheOutcome> }>();

  constructor(private readonly options: Options) {
    const { maxBytes = maxBytesDefault } = options;
    const sized = (maxSize: number) =>
      new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: ({ bodies }) => bodies.maxBytes });
    this.queried = sized(Math.floor(maxBytes * shareOfQueries));
    this.pages = sized(Math.floor(maxBytes * (1 - shareOfQueries)));
  }

  /** The address of a page and, if that names no language, the language; and the group of visitors. */
  static keyOf({ address, query, language, group }: RequestedPage): string {
    const target = `${writeAddress(address.prefix, address.path)}${query}`;
    return PageCache.keyFor(address.prefix ? target : PageCache.unprefixedKey(target, language), group);
  }

  static unprefixedKey(target: string, language: string): string {
    return `${target} ${language}`;
  }

  static keyFor(key: string, group: string): string {
    return group === everybody ? key : `${key}\n${group}`;
  }

  /** A page that may be sent as it is. */
  fresh(key: string): CachedPage | undefined {
    const cached = this.part(key).get(key);
    if (!cached || !this.isFresh(cached)) return undefined;
    cached.uses += 1;
    return cached;
  }

  /** A page in a state of the site: cached, or rendered once for all who ask at the same time. */
  answer(page: RequestedPage, state: SiteState): Promise<CacheOutcome> {
    const key = PageCache.keyOf(page);
    const cached = this.fresh(key);
    if (!cached) {
      const isShared = this.pending.get(key)?.state === state;
      pageAnswered.publish({ source: isShared ? 'shared' : 'render' });
      return this.renderOnce(key, page, state);
    }
    pageAnswered.publish({ source: 'cache' });
    return Promise.resolve({ cached });
  }

  /** Makes a page again, as its state is no longer that of the site. */
  async remake({ page }: CachedPage, state: SiteState): Promise<void> {
    await this.renderOnce(PageCache.keyOf(page), page, state);
  }

  /** The pages that were sent at least this often, the most used first. */
  used(minUses: number): CachedPage[] {
    return [...this.pages.values(), ...this.queried.values()]
      .filter(({ uses }) => uses >= minUses)
      .sort((one, other) => other.uses - one.uses);
  }

  /** Those of them that are not of the current state of the site. */
  outdated(minUses: number): CachedPage[] {
    return this.used(minUses).filter(({ state }) => !this.options.isCurrent(state));
  }

  /** The pages that were sent less often than this. */
  rare(minUses: number): CachedPage[] {
    return [...this.pages.values(), ...this.queried.values()].filter(({ uses }) => uses < minUses);
  }

  /** Removes a page that nobody gets any more. */
  remove({ page }: CachedPage): void {
    const key = PageCache.keyOf(page);
    this.part(key).delete(key);
  }

  /** How many bytes are stored at most. */
  get bytes(): number {
    return this.pages.calculatedSize + this.queried.calculatedSize;
  }

  private part(key: string): LRUCache<string, CachedPage> {
    return key.includes('?') ? this.queried : this.pages;
  }

  private isFresh({ state, lacksData, renderedAtMs }: CachedPage): boolean {
    const { isCurrent, hasApiAnsweredSince } = this.options;
    const isOutdated = lacksData
      ? hasApiAnsweredSince(renderedAtMs)
      : performance.now() - renderedAtMs > (state.revision === null ? maxAgeWithoutRevisionMs : maxAgeMs);
    return !isOutdated && isCurrent(state);
  }

  private renderOnce(key: string, page: RequestedPage, state: SiteState): Promise<CacheOutcome> {
    const pending = this.pending.get(key);
    if (pending?.state === state) return pending.outcome;
    const outcome = this.render(key, page, state).finally(() => {
      if (this.pending.get(key)?.outcome === outcome) this.pending.delete(key);
    });
    this.pending.set(key, { state, outcome });
    return outcome;
  }

  private async render(key: string, page: RequestedPage, state: SiteState): Promise<CacheOutcome> {
    const previous = this.part(key).peek(key);
    try {
      const outcome = await this.options.render(page, state);
      if (isRedirect(outcome) || !outcome.isCacheable) return this.forget(key, outcome);
      if (outcome.lacksData && previous && isSame(previous, state)) return this.stay(key, previous, state);
      return this.store(key, await toCachedPage(outcome, page, state, previous));
    } catch (failure) {
      if (failure instanceof RendererBusy && previous && isSame(previous, state)) return { cached: previous };
      throw failure;
    }
  }

  private store(key: string, cached: CachedPage): CacheOutcome {
    this.part(key).set(key, cached);
    return { cached };
  }

  /** The last page that had its data, until the API answers again. */
  private stay(key: string, previous: CachedPage, state: SiteState): CacheOutcome {
    return this.store(key, { ...previous, state, lacksData: true, renderedAtMs: performance.now() });
  }

  private forget(key: string, outcome: PageOutcome): CacheOutcome {
    this.part(key).delete(key);
    return { outcome };
  }
}

/** Whether a page is of the same code and texts, so that only what the API gives can differ. */
const isSame = (cached: CachedPage, { snapshot, settings, texts }: SiteState): boolean =>
  cached.state.snapshot === snapshot && cached.state.settings === settings && cached.state.texts === texts;
