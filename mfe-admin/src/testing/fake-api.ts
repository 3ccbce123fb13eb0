/** A request as it left the client. */
export interface Sent {
  method: string;
  /** Below /api, without its query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  authorization: string | null;
}

/** A JSON body, a text as it stands, or nothing but a broken line. */
export type Reply = { status?: number; body?: unknown; text?: string } | 'no answer';

/**
 * Puts an API of the test's own behind the browser's XMLHttpRequest and fetch, so that the whole client is under test.
 * @returns the requests sent so far, and the way back
 */
export function fakeApi(respond: (sent: Sent) => Reply | Promise<Reply>): {
  sent: Sent[];
  restore: () => void;
} {
  const sent: Sent[] = [];
  const { XMLHttpRequest, fetch } = window;

  const answer = async (request: Sent): Promise<Reply> => {
    sent.push(request);
    return respond(request);
  };
  const textOf = ({ text, body = null }: Exclude<Reply, string>) => text ?? JSON.stringify(body);

  class FakeRequest {
    status = 0;
    statusText = '';
    responseText = '';
    onloadend: (() => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onabort: (() => void) | null = null;
    private method = '';
    private url = new URL('http://localhost');
    private headers = new Map<string, string>();

    open(method: string, url: string) {
      this.method = method;
      this.url = new URL(url, 'http://localhost');
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name.toLowerCase(), value);
    }
    getAllResponseHeaders() {
      return '';
    }
    abort() {
      this.onabort?.();
    }
    async send(data: string | null) {
      const request: Sent = {
        method: this.method,
        path: this.url.pathname.replace(/^\/api/, ''),
        query: Object.fromEntries(this.url.searchParams),
        body: data ? JSON.parse(data) : undefined,
        authorization: this.headers.get('authorization') ?? null,
      };
      const reply = await answer(request);
      if (reply === 'no answer') return this.onerror?.(new Event('error'));
      this.status = reply.status ?? 200;
      this.responseText = textOf(reply);
      this.onloadend?.();
    }
  }

  const fakeFetch = async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const reply = await answer({
      method,
      path: url.pathname.replace(/^\/api/, ''),
      query: Object.fromEntries(url.searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      authorization: (headers as Record<string, string> | undefined)?.['authorization'] ?? null,
    });
    if (reply === 'no answer') throw new TypeError('Failed to fetch');
    const { status = 200 } = reply;
    return { ok: status < 400, status, json: async () => JSON.parse(textOf(reply)) as unknown };
  };

  Object.assign(window, { XMLHttpRequest: FakeRequest, fetch: fakeFetch });
  return { sent, restore: () => Object.assign(window, { XMLHttpRequest, fetch }) };
}
