import { randomUUID } from 'node:crypto';
import { ask, codeOf, refusalProblem } from '../ask.ts';
import { Client } from './client.ts';

interface Waiting {
  key: string;
  lastName: string;
}

/** How many requests were ever sent, so that each has its own network address. */
let sentCount = 0;

/** A patient who sends requests, and sends one that was not acknowledged again under its key, as the browser does. */
export class Patient extends Client {
  private readonly acknowledged = new Map<string, string>();
  private waiting: Waiting[] = [];
  private readonly mark = randomUUID().slice(0, 8);
  private count = 0;

  constructor(
    private readonly url: string,
    /** The last names of what is stored and contains a word. */
    private readonly storedNames: (word: string) => Promise<string[]>,
  ) {
    super('patient', 120);
  }

  protected async step(): Promise<boolean> {
    this.count += 1;
    // Alternately something new and what has waited longest.
    const old = this.count % 2 ? this.waiting.shift() : undefined;
    const request = old ?? { key: randomUUID(), lastName: `Fault${this.mark}n${this.count}` };
    sentCount += 1;
    const body = JSON.stringify({
      firstName: 'Noa',
      lastName: request.lastName,
      email: `noa+${this.count}-${this.mark}@example.com`,
      phone: '(562) 555-0134',
      message: 'Night driving has become hard.',
    });
    const answer = await ask(`${this.url}/api/consultations`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': request.key,
        'x-forwarded-for': `10.${(sentCount >> 16) & 255}.${(sentCount >> 8) & 255}.${sentCount & 255}`,
      },
    });
    if (answer.status === 201) {
      const { id } = JSON.parse(answer.text) as { id: string };
      this.acknowledged.set(request.lastName, id);
      return true;
    }
    this.waiting.push(request);
    this.refusedWith.add(codeOf(answer));
    const problem = answer.status === 0 ? null : refusalProblem(answer);
    if (problem) this.note(problem);
    return false;
  }

  /** Everything acknowledged is there once; what is not acknowledged is there once at most. */
  async check(): Promise<string[]> {
    const names = await this.storedNames(this.mark);
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const lost = [...this.acknowledged.keys()].filter((name) => !counts.has(name));
    const twice = [...counts].filter(([, count]) => count > 1);
    return [
      ...lost.map((name) => `patient: ${name} was acknowledged and is not there`),
      ...twice.map(([name, count]) => `patient: ${name} is there ${count} times`),
    ];
  }
}
