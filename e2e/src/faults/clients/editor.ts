import { ask, codeOf, refusalProblem, type Answer } from '../ask.ts';
import { Client } from './client.ts';

interface Figure {
  id: string;
  key: string;
  value: number;
  revision: number;
}

/** One of the staff, who saves a figure over and over, each time on the revision that they read. */
export class Editor extends Client {
  private token: string | undefined;
  private figure: Figure | undefined;
  /** Values that were sent and may be stored: the last acknowledged one, and what was sent after it. */
  private possible: number[] = [];
  private count = 0;

  constructor(
    private readonly url: string,
    private readonly account: { username: string; password: string },
  ) {
    super('staff', 150);
  }

  protected async step(): Promise<boolean> {
    this.count += 1;
    if (!this.token && !(await this.signIn())) return false;
    const current = this.figure ?? (await this.read());
    if (!current) return false;
    const value = 1000 + this.count;
    this.possible.push(value);
    const answer = await this.call('PUT', `/api/statistics/${current.id}`, current.revision, { value });
    // Whether it was stored is not known, unless it says so: the next step reads first.
    this.figure = undefined;
    if (answer.status !== 200) return this.refused(answer, [412]);
    this.figure = JSON.parse(answer.text) as Figure;
    this.possible = [value];
    return true;
  }

  async check(): Promise<string[]> {
    if (this.possible.length === 0) return [];
    const stored = await this.read();
    if (stored && this.possible.includes(stored.value)) return [];
    return [`staff: ${stored?.value} is stored, and not what was saved: ${this.possible.join(', ')}`];
  }

  private async signIn(): Promise<boolean> {
    const answer = await ask(`${this.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(this.account),
    });
    if (answer.status !== 200) return this.refused(answer);
    this.token = (JSON.parse(answer.text) as { token: string }).token;
    return true;
  }

  private async read(): Promise<Figure | undefined> {
    const answer = await this.call('GET', '/api/statistics');
    if (answer.status !== 200) return void this.refused(answer);
    return (JSON.parse(answer.text) as { items: Figure[] }).items[0];
  }

  private call(method: string, path: string, revision?: number, body?: object): Promise<Answer> {
    return ask(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(revision !== undefined && { 'if-match': `"${revision}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** A session that has ended, as when the clock moves, is begun anew. */
  private refused(answer: Answer, expected: number[] = []): false {
    this.refusedWith.add(codeOf(answer));
    if (answer.status === 401) this.token = undefined;
    else if (answer.status !== 0 && !expected.includes(answer.status)) {
      const problem = refusalProblem(answer);
      if (problem) this.note(problem);
    }
    return false;
  }
}
