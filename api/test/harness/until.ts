import { setTimeout as delay } from 'node:timers/promises';

const patienceMs = 60_000;
const intervalMs = 20;

/** Asks again until there is something. @throws Error after a minute of nothing, saying what was waited for */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found> | Found,
): Promise<Exclude<NonNullable<Found>, false>> {
  for (const end = Date.now() + patienceMs; ;) {
    const found = await ask();
    if (found) return found as Exclude<NonNullable<Found>, false>;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await delay(intervalMs);
  }
}
