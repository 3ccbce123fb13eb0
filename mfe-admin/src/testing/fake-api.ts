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
 * Puts an API of the test's own behind the browser's XMLHttpRequest, so that the whole client is under test.
 * @returns the requests sent so far, and the way back
 */
export function fakeApi(respond: (sent: Sent) => Reply | Promise<Reply>): {
  sent: Sent[];
  restore: () => void;
} {
  const sent: Sent[] = [];
  const original = window.XMLHttpRequest;

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
      sent.push(request);
      const reply = await respond(request);
      if (reply === 'no answer') return this.onerror?.(new Event('error'));
      this.status = reply.status ?? 200;
      this.responseText = reply.text ?? JSON.stringify(reply.body ?? null);
      this.onloadend?.();
    }
  }

  Object.assign(window, { XMLHttpRequest: FakeRequest });
  return { sent, restore: () => Object.assign(window, { XMLHttpRequest: original }) };
}
