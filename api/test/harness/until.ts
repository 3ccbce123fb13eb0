import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 60_000;

/** Asks again until there is an answer. @throws Error after a minute without one */
export async function until<Found>(ask: () => Promise<Found | false> | Found | false): Promise<Found> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await ask();
    if (found !== false) return found;
    if (Date.now() > end) throw new Error('What was waited for did not come');
    await delay(25);
  }
}
