import { setTimeout as sleep } from 'node:timers/promises';
import { readiness, type Readiness, type RemoteState } from '@lens/contracts/health';
import { answers } from './ports.ts';

const patience = 180_000;

/**
 * What is not served as it was published, once every process is fine; null while something may still come by itself. A
 * remote that is left out stays so until its team mends it, even where it is the one of Home: nobody waits for that.
 */
function notServedBy({ shell, api, database, registry }: Readiness): RemoteState[] | null {
  const remotes = registry.remotes ?? [];
  const runs = shell.ok && api.ok && database.ok && (registry.ok || remotes.length > 0);
  return runs ? remotes : null;
}

/**
 * Waits for the ports to open, which asks nothing of a service that is still starting, then for the shell to say ready.
 * @param failure tells why it will not be
 * @returns the remotes that are not served as they were published
 * @throws Error saying why it will not be
 */
export async function untilReady(ports: number[], failure: () => string | null): Promise<RemoteState[]> {
  const end = Date.now() + patience;
  let last = 'nothing answered';
  while (Date.now() < end) {
    const found = failure();
    if (found) throw new Error(found);
    if ((await Promise.all(ports.map(answers))).every(Boolean)) {
      const address = `http://127.0.0.1:${ports.at(-1)}/readyz`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      const said: unknown = await answer?.json().catch(() => null);
      if (said) last = JSON.stringify(said);
      const { data } = readiness.safeParse(said);
      const notServed = data ? notServedBy(data) : null;
      if (notServed) return notServed;
    }
    await sleep(50);
  }
  throw new Error(`The product was not ready after ${patience / 1000} seconds: ${last}`);
}
