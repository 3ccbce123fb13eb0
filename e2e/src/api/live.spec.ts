import type { LiveTicket } from '@lens/contracts/live';
import { staffHeaders } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Live feed', () => {
  test('passes the public origin as it comes, not held back and not compressed', async ({ product }) => {
    const headers = await staffHeaders(product);
    const issued = await fetch(`${product.url}/api/live/tickets`, { method: 'POST', headers });
    const { ticket } = (await issued.json()) as LiveTicket;
    const leaving = new AbortController();
    const stream = await fetch(`${product.url}/api/live?ticket=${ticket}`, {
      headers: { 'accept-encoding': 'gzip, br' },
      signal: leaving.signal,
    });
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('content-encoding')).toBeNull();
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    // Read while the answer is still open: each part is there before the next is sent.
    expect((await reader.read()).value).toBe('retry: 3000\n\n');
    await fetch(`${product.apiUrl}/consultations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'L', lastName: 'F', email: 'l@example.com', phone: '5625550142' }),
    });
    expect((await reader.read()).value).toMatch(/^event: consultation\n/);
    leaving.abort();
  });
});
