import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '@lens/tools/product/folders';
import { Clients, type UsedSite } from '../clients/clients.ts';
import { Uploader } from '../clients/uploader.ts';
import type { KillablePostgres } from './killable-postgres.ts';
import type { KillableSite, Victim } from './supervised-site.ts';

export interface Moment {
  kind: string;
  /** From the kill until every part was ready again. */
  readyMs: number;
  problems: string[];
}

/** How long after its beginning something is killed at the latest. */
const workMs = 1500;
const activationMs = 2500;
const uploadMs = 250;

/** Kills parts of a running site at random moments, while the four use it. */
export class Moments {
  private readonly clients: Clients;
  private readonly uploader: Uploader;
  private readonly script = inRoot('packages', 'build', 'src', 'testing', 'publish-versions.ts');
  private versions = 0;

  constructor(
    private readonly site: KillableSite,
    private readonly used: UsedSite,
    private readonly random: () => number,
  ) {
    this.clients = new Clients(used);
    this.clients.mayBeRefused = true;
    this.uploader = new Uploader(used.url, used.account);
  }

  /** @param before is killed first, as when a whole machine goes down */
  async ofService(victim: Victim, before?: KillablePostgres): Promise<Moment> {
    this.clients.start();
    await sleep(this.random() * workMs);
    await before?.kill();
    const killedMs = performance.now();
    this.site.kill(victim);
    before?.startAgain();
    return this.recovered(before ? `${victim} and database` : victim, killedMs);
  }

  async ofDatabase(postgres: KillablePostgres): Promise<Moment> {
    this.clients.start();
    await sleep(this.random() * workMs);
    const killedMs = performance.now();
    await postgres.kill();
    postgres.startAgain();
    return this.recovered('database', killedMs);
  }

  async ofUpload(): Promise<Moment> {
    const uploading = this.uploader.once();
    await sleep(this.random() * uploadMs);
    const killedMs = performance.now();
    this.site.kill('API');
    await uploading;
    const readyMs = await this.untilReady(killedMs);
    const isServed = await this.uploader.once();
    const problems = [
      ...(isServed ? [] : ['uploader: a picture could not be uploaded afterwards']),
      ...this.uploader.problems.splice(0),
      ...(await this.uploader.check()),
    ];
    return { kind: 'upload', readyMs, problems };
  }

  async ofActivation(): Promise<Moment> {
    const { remotesFolder, keysFolder } = this.used;
    this.versions += 1;
    const version = `1.0.${this.versions}`;
    const args = ['--import', 'tsx/esm', this.script, remotesFolder, keysFolder, 'mfe-killed', version];
    const publishing = spawn(process.execPath, args, { cwd: inRoot(), stdio: 'ignore' });
    const ended = once(publishing, 'exit');
    await sleep(this.random() * activationMs);
    const killedMs = performance.now();
    publishing.kill('SIGKILL');
    await ended;
    const readyMs = await this.untilReady(killedMs);
    return { kind: 'activation', readyMs, problems: await this.problems() };
  }

  remove(): void {
    this.clients.remove();
  }

  private async recovered(kind: string, killedMs: number): Promise<Moment> {
    const readyMs = await this.untilReady(killedMs);
    await this.clients.stop();
    return { kind, readyMs, problems: await this.problems() };
  }

  /** The part that was killed may still be answering for a moment. */
  private async untilReady(killedMs: number): Promise<number> {
    await sleep(50);
    await this.site.untilReady();
    return Math.round(performance.now() - killedMs);
  }

  private async problems(): Promise<string[]> {
    const waiting = await this.clients.notServed();
    // A write that was under way when its answer was lost is refused once for its old revision.
    const still = waiting.length > 0 ? await this.clients.notServed() : [];
    return [...still.map((name) => `${name} is not served afterwards`), ...(await this.clients.problems())];
  }
}
