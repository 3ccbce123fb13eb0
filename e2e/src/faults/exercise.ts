import { setTimeout as sleep } from 'node:timers/promises';
import { Clients } from './clients/clients.ts';
import type { Fault } from './faults.ts';
import type { FaultSite } from './site.ts';

/** How long everybody may wait, once a trouble is over, until all goes well again without a hand. */
const recoveryLimitMs = 15_000;

const readinessOf = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    async (answer) => `${answer.status} ${await answer.text()}`,
    (failure: unknown) => String(failure),
  );

export interface Outcome {
  fault: string;
  problems: string[];
  /** From the end of the trouble until everybody got what they wanted. */
  recoveryMs: number;
  /** How often each client got, and did not get, what they wanted during the trouble. */
  counts: string[];
}

/** Lets the four use a product while its parts are in trouble, one part after the other. */
export class Exercise {
  private readonly clients: Clients;

  constructor(private readonly site: FaultSite) {
    this.clients = new Clients(site);
  }

  /** Lets them work through a trouble of some length, and looks at what was promised. */
  async during(fault: Fault, lengthMs: number): Promise<Outcome> {
    const { clients } = this;
    const before = clients.all.map(({ successes, refusals }) => ({ successes, refusals }));
    clients.mayBeRefused = fault.ofShell ?? false;
    clients.start();
    const end = await fault.begin(this.site);
    await sleep(lengthMs);
    await end();
    const endedMs = performance.now();
    await clients.stop();
    const counts = clients.all.map(({ name, successes, refusals, refusedWith }, at) =>
      `${name} ${successes - before[at]!.successes}/${refusals - before[at]!.refusals} ${[...refusedWith].join(', ')}`.trim(),
    );
    for (const { refusedWith } of clients.all) refusedWith.clear();
    const notWell = await this.untilWell(endedMs);
    clients.mayBeRefused = false;
    const recoveryMs = Math.round(performance.now() - endedMs);
    const problems = notWell === null ? await clients.problems() : [notWell];
    return { fault: `${fault.part} ${fault.kind}`, problems, recoveryMs, counts };
  }

  remove(): void {
    this.clients.remove();
  }

  /** @returns what is still not well after the limit */
  private async untilWell(sinceMs: number): Promise<string | null> {
    let last = '';
    while (performance.now() - sinceMs < recoveryLimitMs) {
      last = await readinessOf(this.site.url);
      if (last.startsWith('200')) {
        const waiting = await this.clients.notServed();
        if (waiting.length === 0) return null;
        last = `not served: ${waiting.join(', ')}`;
      }
      await sleep(100);
    }
    return `not well after ${recoveryLimitMs / 1000} s: ${last}`;
  }
}
