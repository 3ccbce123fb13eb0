import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for a machine that does much else; what is longer than promised is reported. */
const readyLimitMs = 120_000;
const pollMs = 20;

/** Waits until every part of a product is ready. @throws Error saying what was not */
export async function untilReady(url: string): Promise<void> {
  const startMs = performance.now();
  let last = 'nothing answered';
  while (performance.now() - startMs < readyLimitMs) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).catch(() => null);
    if (answer?.status === 200) return;
    if (answer) last = await answer.text().catch(() => last);
    await sleep(pollMs);
  }
  throw new Error(`Not ready after ${readyLimitMs / 1000} s: ${last}`);
}
