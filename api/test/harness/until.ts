import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 60_000;

/** Asks again until there is something. @throws Error after a minute of nothing */
export async function until<Found>(
  ask: () => Promise<Found> | Found,
): Promise<Exclude<NonNullable<Found>, false>> {
  for (const end = Date.now() + patienceMs; ;) {
    const found = await ask();
    if (found) return found as Exclude<NonNullable<Found>, false>;
    if (Date.now() > end) throw new Error('What was waited for did not come.');
    await delay(25);
  }
}
