import { activate } from '@lens/build/registry/activate';
import { publish } from '@lens/build/registry/publish';
import { readRegistry } from '@lens/build/registry/registry-file';
import type { Store } from '@lens/build/signing/store';
import { Builds } from '@lens/build/testing/builds';
import { ask } from '../ask.ts';
import { Client } from './client.ts';

const name = 'mfe-fault';

/** A team that publishes version after version, and makes each the one that visitors get. */
export class Team extends Client {
  private readonly builds = new Builds();
  /** The last version that was acknowledged, and those that were tried after it. */
  private possible: string[] = [];
  private count = 0;

  constructor(
    private readonly store: Store,
    private readonly url: string,
  ) {
    super('team', 400);
  }

  protected async step(): Promise<boolean> {
    this.count += 1;
    const version = `1.0.${this.count}`;
    this.possible.push(version);
    try {
      await publish(this.builds.write(name, version), this.store, { compress: false });
      await activate(this.store, name, version);
    } catch (failure) {
      if (!(failure instanceof Error) || failure.message.length < 10) this.note('the refusal says nothing');
      return false;
    }
    this.possible = [version];
    return true;
  }

  /** What the team was told is live is what the registry says, and what the shell serves. */
  async check(): Promise<string[]> {
    const stored = (await readRegistry(this.store.remotesFolder)).remotes[name]?.version;
    const served = await this.served();
    const problems: string[] = [];
    if (this.possible.length > 0 && (stored === undefined || !this.possible.includes(stored)))
      problems.push(`team: ${stored} is live, and not what was activated: ${this.possible.join(', ')}`);
    if (served !== stored) problems.push(`team: the shell serves ${served} while ${stored} is live`);
    return problems;
  }

  remove(): void {
    this.builds.remove();
  }

  private async served(): Promise<string | undefined> {
    const { text } = await ask(`${this.url}/remotes/registry.json`);
    try {
      return (JSON.parse(text) as { remotes: Record<string, { version: string }> }).remotes[name]?.version;
    } catch {
      return undefined;
    }
  }
}
