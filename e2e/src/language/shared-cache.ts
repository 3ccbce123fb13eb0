import { rawRequest } from '../fixtures/raw-request.ts';

interface Stored {
  /** The request headers that the answer depends on, as they were. */
  asked: Record<string, string | undefined>;
  body: string;
  fresh: boolean;
  etag: string | undefined;
}

const wordsOf = (header: string | undefined) =>
  (header ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);

/** As much of a shared HTTP cache (RFC 9111) as pages meet on a proxy or a CDN: it keeps all that it is allowed to. */
export class SharedCache {
  private readonly entries = new Map<string, Stored[]>();
  /** Answers that came out of the cache, at once or after the origin said that nothing had changed. */
  hits = 0;

  constructor(private readonly origin: string) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<string> {
    const known = (this.entries.get(path) ?? []).find(({ asked }) =>
      Object.entries(asked).every(([name, value]) => headers[name] === value),
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
      const checked = control.some((word) => ['no-cache', 'max-age=0'].includes(word));
      this.entries.set(path, [
        ...(this.entries.get(path) ?? []),
        {
          asked: Object.fromEntries(varies.map((name) => [name, headers[name]])),
          body: answer.status === 301 ? (answer.headers.location ?? '') : body,
          fresh: !checked,
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
