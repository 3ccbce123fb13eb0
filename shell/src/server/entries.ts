import type { Logger } from 'pino';
import { z } from 'zod';
import type { LanguageCode } from '@lens/contracts/languages';
import { pageOf } from '@lens/contracts/lists';
import { isReadIn } from '../head/alternates';
import { RememberedRead } from './remembered-read';

/** A page that the API knows of: what its address is made of, and the language that it is really in. */
export interface Entry {
  values: Record<string, string>;
  lng: string;
  published_at?: string;
}

const pageSize = 100;
const limitMs = 2000;
/** How old a list may be when it is used. */
const maxAgeMs = 60_000;

const entryPage = pageOf(
  z.looseObject({
    lng: z.string(),
    /** Where what is read may be in another language than its title. */
    body_lng: z.string().optional(),
    published_at: z.string().optional(),
  }),
);
type EntryPage = z.infer<typeof entryPage>;

const textsOf = (item: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(item).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );

/** Lists of the API whose items are pages: read at most once a minute, the last good one while it is away. */
export class Entries {
  private readonly lists = new Map<string, RememberedRead<Entry[]>>();

  constructor(
    private readonly apiUrl: string,
    private readonly log: Logger,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The list's items that are there in a language, or in the one that it reads its gaps in: Spanish is whole for es-MX.
   * None where the API has never yet answered.
   */
  async in(list: string, lng: LanguageCode): Promise<Entry[]> {
    return (await this.remembered(list, lng).atMost(maxAgeMs)) ?? [];
  }

  private remembered(list: string, lng: LanguageCode): RememberedRead<Entry[]> {
    const key = `${list} ${lng}`;
    const known = this.lists.get(key);
    if (known) return known;
    const made = new RememberedRead<Entry[]>({
      read: () => this.read(list, lng),
      onFailure: () => this.log.warn({ list }, 'list of pages not available, the last known one stays'),
      now: this.now,
    });
    this.lists.set(key, made);
    return made;
  }

  private async read(list: string, lng: LanguageCode): Promise<Entry[]> {
    const signal = AbortSignal.timeout(limitMs);
    const found: Entry[] = [];
    for (let page = 1, total = 1; (page - 1) * pageSize < total; page += 1) {
      const answer = await this.page(list, lng, page, signal);
      ({ total } = answer);
      found.push(
        ...answer.items.map((item) => ({
          values: textsOf(item),
          lng: item.body_lng ?? item.lng,
          ...(item.published_at ? { published_at: item.published_at } : {}),
        })),
      );
    }
    return found.filter((entry) => isReadIn(lng, [entry.lng]));
  }

  private async page(list: string, lng: string, page: number, signal: AbortSignal): Promise<EntryPage> {
    const query = new URLSearchParams({ page: String(page), limit: String(pageSize), lng });
    const answer = await fetch(`${this.apiUrl}/api${list}?${query}`, { signal });
    return entryPage.parse(await answer.json());
  }
}
