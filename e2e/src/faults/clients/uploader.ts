import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { ask, codeOf, refusalProblem } from '../ask.ts';
import { Client } from './client.ts';

/** A small one: its sizes are made after each upload. */
const picture = readFileSync(inRoot('mfe-public/assets/equipment/femtosecond-400.jpg'));

/** One of the staff who uploads pictures: each that was acknowledged is there, with its original. */
export class Uploader extends Client {
  private readonly acknowledged = new Set<string>();
  private token: string | undefined;
  private count = 0;

  constructor(
    private readonly url: string,
    private readonly account: { username: string; password: string },
  ) {
    super('uploader', 100);
  }

  protected async step(): Promise<boolean> {
    this.count += 1;
    const headers = await this.signedIn();
    if (!headers) return false;
    const form = new FormData();
    form.append('alt[en]', 'Water');
    form.append('file', new Blob([picture], { type: 'image/jpeg' }), `water-${this.count}.jpg`);
    const answer = await ask(`${this.url}/api/media/upload`, { method: 'POST', headers, body: form });
    if (answer.status === 201) {
      this.acknowledged.add((JSON.parse(answer.text) as { id: string }).id);
      return true;
    }
    this.refusedWith.add(codeOf(answer));
    if (answer.status === 401) this.token = undefined;
    else if (answer.status !== 0) {
      const problem = refusalProblem(answer);
      if (problem) this.note(problem);
    }
    return false;
  }

  async check(): Promise<string[]> {
    const headers = await this.signedIn();
    if (!headers) return ['uploader: could not sign in'];
    const problems: string[] = [];
    for (const id of this.acknowledged) {
      const { status } = await ask(`${this.url}/api/media/${id}`, { headers });
      if (status !== 200) problems.push(`uploader: ${id} was acknowledged and answers ${status}`);
      // Removed, since its sizes would be made after each start, and take what else is measured its time.
      await this.remove(id, headers);
    }
    return problems;
  }

  private async remove(id: string, headers: Record<string, string>): Promise<void> {
    const read = await ask(`${this.url}/api/media/${id}`, { headers });
    const etag = read.headers.get('etag');
    const init = { method: 'DELETE', headers: { ...headers, ...(etag && { 'if-match': etag }) } };
    if ((await ask(`${this.url}/api/media/${id}`, init)).status < 300) this.acknowledged.delete(id);
  }

  private async signedIn(): Promise<Record<string, string> | undefined> {
    if (!this.token) {
      const answer = await ask(`${this.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(this.account),
      });
      if (answer.status !== 200) return undefined;
      this.token = (JSON.parse(answer.text) as { token: string }).token;
    }
    return { authorization: `Bearer ${this.token}` };
  }
}
