import { setTimeout as delay } from 'node:timers/promises';

const timeoutMs = 60_000;
const intervalMs = 20;

/** Calls `poll` until it returns something. @param description names it in the error after a minute */
export async function waitFor<Found>(
  description: string,
  poll: () => Promise<Found> | Found,
): Promise<Exclude<NonNullable<Found>, false>> {
  for (const end = Date.now() + timeoutMs; ;) {
    const found = await poll();
    if (found) return found as Exclude<NonNullable<Found>, false>;
    if (Date.now() > end) throw new Error(`Waited in vain: ${description}`);
    await delay(intervalMs);
  }
}
