import { rawRequest } from '../fixtures/raw-request.ts';

interface Stored {
  /** The request headers that `Vary` named, with their values. */
  variedBy: Record<string, string | undefined>;
  body: string;
  fresh: boolean;
  etag: string | undefined;
}

const wordsOf = (header: string | undefined) =>
  (header ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);

/** A shared HTTP cache (RFC 9111) as on a proxy or a CDN: it stores every answer that it may store. */
export class SharedCache {
  private readonly entries = new Map<string, Stored[]>();
  /** Answers from the cache, either fresh or revalidated by the origin. */
  hits = 0;

  constructor(private readonly origin: string) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<string> {
    const known = (this.entries.get(path) ?? []).find(({ variedBy }) =>
      Object.entries(variedBy).every(([name, value]) => headers[name] === value),
    );
    if (known?.fresh) return this.hit(known);
    const condition: Record<string, string> = known?.etag ? { 'if-none-match': known.etag } : {};
    const answer = await rawRequest(this.origin, path, { ...headers, ...condition });
    if (answer.status === 304 && known) return this.hit(known);
    const body = answer.body.toString('utf8');
    const control = wordsOf(answer.headers['cache-control']);
    const varies = wordsOf(answer.headers.vary);
    const cacheable = [200, 301, 404].includes(answer.status) && !varies.includes('*');
    if (cacheable && !control.includes('private') && !control.includes('no-store')) {
      const mustRevalidate = control.some((word) => ['no-cache', 'max-age=0'].includes(word));
      this.entries.set(path, [
        ...(this.entries.get(path) ?? []),
        {
          variedBy: Object.fromEntries(varies.map((name) => [name, headers[name]])),
          body: answer.status === 301 ? (answer.headers.location ?? '') : body,
          fresh: !mustRevalidate,
          etag: answer.headers.etag,
        },
      ]);
    }
    return answer.status === 301 ? (answer.headers.location ?? '') : body;
  }

  private hit({ body }: Stored): string {
    this.hits += 1;
    return body;
  }
}
