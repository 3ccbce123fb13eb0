import type { Consultation } from '@lens/contracts/consultations';
import type { Page } from '@lens/contracts/lists';
import type { Store } from '@lens/build/signing/store';
import type { Client } from './client.ts';
import { Editor } from './editor.ts';
import { Patient } from './patient.ts';
import { Reader } from './reader.ts';
import { Team } from './team.ts';

export interface Account {
  username: string;
  password: string;
}

/** What clients have to know of a product. */
export interface UsedSite extends Store {
  url: string;
  account: Account;
}

async function signIn(apiUrl: string, account: Account): Promise<{ token: string }> {
  const answer = await fetch(`${apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return (await answer.json()) as { token: string };
}

/** Last names of the requests that are stored and contain a word. */
async function storedNames({ url, account }: UsedSite, word: string): Promise<string[]> {
  const apiUrl = `${url}/api`;
  const { token } = await signIn(apiUrl, account);
  const headers = { authorization: `Bearer ${token}` };
  const names: string[] = [];
  for (const suspected of ['false', 'true'])
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ search: word, suspected, page: String(page), limit: '100' });
      const answer = await fetch(`${apiUrl}/consultations?${query}`, { headers });
      const { items } = (await answer.json()) as Page<Consultation>;
      names.push(...items.map(({ lastName }) => lastName));
      if (items.length < 100) break;
    }
  return names;
}

/** The four who use a product at once: a visitor, a patient, one of the staff and a team. */
export class Clients {
  readonly all: Client[];
  /** Whether the shell itself is in trouble, so that nobody may answer. */
  mayBeRefused = false;
  private readonly team: Team;
  private ending = new AbortController();
  private working: Promise<void>[] = [];

  constructor(site: UsedSite) {
    // In production a team brings its key; this one makes it.
    this.team = new Team({ ...site, makesKeys: true }, site.url);
    this.all = [
      new Reader(site.url, () => this.mayBeRefused),
      new Patient(site.url, (word) => storedNames(site, word)),
      new Editor(site.url, site.account),
      this.team,
    ];
  }

  start(): void {
    this.ending = new AbortController();
    this.working = this.all.map((client) => client.runUntil(this.ending.signal));
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await Promise.all(this.working);
  }

  /** @returns the names of those who do not get what they want */
  async notServed(): Promise<string[]> {
    const waiting: string[] = [];
    for (const client of this.all) if (!(await client.once())) waiting.push(client.name);
    return waiting;
  }

  /** What they have noticed since the last call, and what is stored and should not be. */
  async problems(): Promise<string[]> {
    const found = this.all.flatMap((client) => client.problems.splice(0));
    for (const client of this.all) found.push(...(await client.check()));
    return found;
  }

  remove(): void {
    this.team.remove();
  }
}
