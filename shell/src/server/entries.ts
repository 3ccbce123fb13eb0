import type { Logger } from 'pino';
import { z } from 'zod';
import type { LanguageCode } from '@lens/contracts/languages';
import { pageOf } from '@lens/contracts/lists';
import { isReadableIn } from '../head/alternates';
import { CachedRead } from './cached-read';

/** A page from a list of the API: the values of its path's parameters, and the language of its content. */
export interface Entry {
  values: Record<string, string>;
  lng: string;
  published_at?: string;
}

const pageSize = 100;
const limitMs = 2000;
const maxAgeMs = 60_000;

const entryPage = pageOf(
  z.looseObject({
    lng: z.string(),
    /** The language of the content, if that of the title may differ. */
    body_lng: z.string().optional(),
    published_at: z.string().optional(),
  }),
);
type EntryPage = z.infer<typeof entryPage>;

const stringFieldsOf = (item: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(item).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** Lists of the API whose items are pages. Each is read at most once a minute; if that fails the previous one stays. */
export class Entries {
  private readonly lists = new Map<string, CachedRead<Entry[]>>();

  constructor(
    private readonly apiUrl: string,
    private readonly log: Logger,
    private readonly now: () => number = Date.now,
  ) {}

  /** The items of a list in a language or its fallback. Empty if the API has never answered. */
  async in(list: string, lng: LanguageCode): Promise<Entry[]> {
    return (await this.cached(list, lng).withMaxAge(maxAgeMs)) ?? [];
  }

  private cached(list: string, lng: LanguageCode): CachedRead<Entry[]> {
    const key = `${list} ${lng}`;
    const existing = this.lists.get(key);
    if (existing) return existing;
    const created = new CachedRead<Entry[]>({
      read: () => this.read(list, lng),
      onFailure: () => this.log.warn({ list }, 'list of pages not available, the last known one stays'),
      now: this.now,
    });
    this.lists.set(key, created);
    return created;
  }

  private async read(list: string, lng: LanguageCode): Promise<Entry[]> {
    const signal = AbortSignal.timeout(limitMs);
    const entries: Entry[] = [];
    for (let page = 1, total = 1; (page - 1) * pageSize < total; page += 1) {
      const answer = await this.page(list, lng, page, signal);
      ({ total } = answer);
      entries.push(
        ...answer.items.map((item) => ({
          values: stringFieldsOf(item),
          lng: item.body_lng ?? item.lng,
          ...(item.published_at ? { published_at: item.published_at } : {}),
        })),
      );
    }
    return entries.filter((entry) => isReadableIn(lng, [entry.lng]));
  }

  private async page(list: string, lng: string, page: number, signal: AbortSignal): Promise<EntryPage> {
    const query = new URLSearchParams({ page: String(page), limit: String(pageSize), lng });
    const answer = await fetch(`${this.apiUrl}/api${list}?${query}`, { signal });
    return entryPage.parse(await answer.json());
  }
}
