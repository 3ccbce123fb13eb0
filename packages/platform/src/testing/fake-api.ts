/** A request that the client sent. */
export interface Sent {
  method: string;
  /** Without `/api` and without the query. */
  path: string;
  query: Record<string, string>;
  /** Parsed JSON, the fields of a form with files as their names, or else the text. */
  body: unknown;
  authorization: string | null;
  /** Names in lower case. */
  headers: Record<string, string>;
}

/** A JSON body, a text, or a connection that fails. */
export type Reply = { status?: number; body?: unknown; text?: string } | 'no answer';

const textOrFileName = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name);

function parseBody(data: string | FormData | null, type = 'application/json'): unknown {
  if (data instanceof FormData)
    return Object.fromEntries([...data].map(([name, value]) => [name, textOrFileName(value)]));
  if (!data) return undefined;
  return type.startsWith('application/json') ? JSON.parse(data) : data;
}

/**
 * Replaces the browser's XMLHttpRequest and fetch by ones that `respond` answers, so that a test covers the whole
 * client.
 * @returns the requests so far, and what puts the browser's functions back
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
    private aborted = false;
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
      this.aborted = true;
      this.onabort?.();
    }
    async send(data: string | FormData | null) {
      const request: Sent = {
        method: this.method,
        path: this.url.pathname.replace(/^\/api/, ''),
        query: Object.fromEntries(this.url.searchParams),
        body: parseBody(data, this.headers.get('content-type')),
        authorization: this.headers.get('authorization') ?? null,
        headers: Object.fromEntries(this.headers),
      };
      const reply = await answer(request);
      if (this.aborted) return;
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
      headers: { ...(headers as Record<string, string> | undefined) },
    });
    if (reply === 'no answer') throw new TypeError('Failed to fetch');
    const { status = 200 } = reply;
    return { ok: status < 400, status, json: async () => JSON.parse(textOf(reply)) as unknown };
  };

  Object.assign(window, { XMLHttpRequest: FakeRequest, fetch: fakeFetch });
  return { sent, restore: () => Object.assign(window, { XMLHttpRequest, fetch }) };
}
