import type { FuzzSession } from '../fuzz-session.js';
import type { Send } from './send.js';

/** One more event stream than a user may have. */
export async function sendStreamRequests(send: Send, { api }: FuzzSession): Promise<void> {
  const newTicket = async (): Promise<[string, string][]> => [
    ['ticket', (await send('POST /api/live/tickets')).ticket],
  ];
  await send('GET /api/live', { query: await newTicket() });
  const abort = new AbortController();
  for (let count = 0; count < 5; count += 1) {
    const query = new URLSearchParams(await newTicket());
    await fetch(`${api.url}/api/live?${query}`, { signal: abort.signal });
  }
  await send('GET /api/live', { query: await newTicket() });
  abort.abort();
}
