import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RolloutOutcome } from '@lens/contracts/rollouts';
import { rolloutOutcomesPath } from '@lens/contracts/version-cookie';
import { errorMessage } from '../error-message';

const limitMs = 2000;
const attempts = 5;
const pauseMs = 1000;
/** Of an API that does not answer, no more than so many are kept. */
const maxWaiting = 1000;

async function send(address: string, outcome: RolloutOutcome): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(outcome),
    signal: AbortSignal.timeout(limitMs),
  });
  // What the API refuses is not worth another try: the roll-out may have ended.
  if (answer.status >= 500) throw new Error(`the API answered ${answer.status}`);
}

/** Tells the API of candidates that failed on this server. Nothing waits for it. */
export function outcomeReporter(apiUrl: string, log: Logger): (outcome: RolloutOutcome) => void {
  let waiting = 0;
  const report = async (outcome: RolloutOutcome): Promise<void> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await send(`${apiUrl}/api${rolloutOutcomesPath}`, outcome);
      } catch (failure) {
        if (attempt === attempts) {
          log.warn({ ...outcome, reason: errorMessage(failure) }, 'failure of a candidate not counted');
          return;
        }
        await sleep(attempt * pauseMs, undefined, { ref: false });
      }
  };
  return (outcome) => {
    if (waiting >= maxWaiting) return;
    waiting += 1;
    void report(outcome).finally(() => (waiting -= 1));
  };
}
