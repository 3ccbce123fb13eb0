import type { World } from '../world.js';
import type { Ask } from './ask.js';

/** As many streams as one person may have, and one more. */
export async function askForStreams(ask: Ask, { api }: World): Promise<void> {
  const ticket = async (): Promise<[string, string][]> => [
    ['ticket', (await ask('POST /api/live/tickets')).ticket],
  ];
  await ask('GET /api/live', { query: await ticket() });
  const leaving = new AbortController();
  for (let count = 0; count < 5; count += 1) {
    const query = new URLSearchParams(await ticket());
    await fetch(`${api.url}/api/live?${query}`, { signal: leaving.signal });
  }
  await ask('GET /api/live', { query: await ticket() });
  leaving.abort();
}
