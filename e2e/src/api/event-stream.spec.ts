import type { StreamTicket } from '@lens/contracts/event-stream';
import { staffHeaders } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('Event stream', () => {
  test('passes the public origin without buffering and without compression', async ({ product }) => {
    const headers = await staffHeaders(product);
    const answer = await fetch(`${product.url}/api/live/tickets`, { method: 'POST', headers });
    const { ticket } = (await answer.json()) as StreamTicket;
    const connection = new AbortController();
    const stream = await fetch(`${product.url}/api/live?ticket=${ticket}`, {
      headers: { 'accept-encoding': 'gzip, br' },
      signal: connection.signal,
    });
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('content-encoding')).toBeNull();
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    // The stream is still open: each part arrives before the next is sent.
    expect((await reader.read()).value).toBe('retry: 3000\n\n');
    await fetch(`${product.apiUrl}/consultations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'L', lastName: 'F', email: 'l@example.com', phone: '5625550142' }),
    });
    expect((await reader.read()).value).toMatch(/^event: consultation\n/);
    connection.abort();
  });
});
