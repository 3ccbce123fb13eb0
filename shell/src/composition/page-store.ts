import type { ComponentType, ReactNode } from 'react';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PageModule } from '@lens/contracts/page';
import { findLayout, type Match } from './match';
import type { ComposedRemote } from './page-state';

export interface LayoutModule {
  Layout: ComponentType<{ children: ReactNode }>;
}

export type FailureStage = 'load' | 'timeout' | 'render' | 'effect' | 'chunk' | 'integrity';

/** Where a page's parts come from: federation in a browser, verified bundles on the server. */
export interface PageSources {
  module(remote: ComposedRemote, module: string): Promise<unknown>;
  copy(match: Match, lng: LanguageCode): Promise<void>;
  data(page: PageModule, match: Match, lng: LanguageCode): Promise<unknown>;
}

export interface ReadyPage {
  page: PageModule;
  layout: { module: LayoutModule; remote: ComposedRemote } | null;
  data: unknown;
}

export type PageOutcome = { ready: ReadyPage } | { failure: unknown };

/** Marks a promise the way React does, so that `use` unwraps it without suspending once it is settled. */
const settle = <Value>(promise: Promise<Value>): Promise<Value> => {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
};

/** Pages that are loaded or on their way, one entry per language and path. A failed one can be asked again. */
export class PageStore {
  private readonly pages = new Map<string, Promise<PageOutcome>>();

  constructor(
    private readonly remotes: ComposedRemote[],
    private readonly sources: PageSources,
  ) {}

  private static keyOf({ remote, route, params }: Match, lng: LanguageCode): string {
    return JSON.stringify([lng, remote.manifest.name, route.id, params]);
  }

  /** The page's outcome; it never rejects, so that a failure is shown where the page would stand. */
  outcome(match: Match, lng: LanguageCode): Promise<PageOutcome> {
    const key = PageStore.keyOf(match, lng);
    const known = this.pages.get(key);
    if (known) return known;
    const outcome = settle(
      this.open(match, lng).then(
        (ready): PageOutcome => ({ ready }),
        (failure: unknown): PageOutcome => ({ failure }),
      ),
    );
    this.pages.set(key, outcome);
    return outcome;
  }

  /** Takes up a page whose texts and data came with the document. */
  async adopt(match: Match, lng: LanguageCode, data: unknown): Promise<PageOutcome> {
    const outcome = settle(
      this.modules(match).then(
        ({ page, layout }): PageOutcome => ({ ready: { page, layout, data } }),
        (failure: unknown): PageOutcome => ({ failure }),
      ),
    );
    this.pages.set(PageStore.keyOf(match, lng), outcome);
    return outcome;
  }

  forget(match: Match, lng: LanguageCode): void {
    this.pages.delete(PageStore.keyOf(match, lng));
  }

  private async open(match: Match, lng: LanguageCode): Promise<ReadyPage> {
    const [{ page, layout }] = await Promise.all([this.modules(match), this.sources.copy(match, lng)]);
    return { page, layout, data: await this.sources.data(page, match, lng) };
  }

  private async modules(match: Match): Promise<Omit<ReadyPage, 'data'>> {
    const offer = findLayout(this.remotes, match.route.layout);
    const [page, layout] = await Promise.all([
      this.sources.module(match.remote, match.route.module),
      offer ? this.sources.module(offer.remote, offer.layout.module) : null,
    ]);
    return {
      page: page as PageModule,
      layout: offer && layout ? { module: layout as LayoutModule, remote: offer.remote } : null,
    };
  }
}
