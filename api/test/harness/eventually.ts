import { setTimeout as pause } from 'node:timers/promises';

/** Asks until there is an answer. @throws Error after thirty seconds */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const end = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await pause(50);
  }
}
