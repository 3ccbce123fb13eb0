import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '@lens/tools/product/folders';
import { isolatedEnvironment, temporaryFolder } from '../../fixtures/isolated-environment.ts';
import { ask } from '../ask.ts';
import type { Account } from '../clients/clients.ts';
import { ApiProcess } from './api-process.ts';
import type { KillablePostgres } from './killable-postgres.ts';
import type { Moment } from './moments.ts';

/** How long after its beginning something is killed at the latest. */
const migrationMs = 3000;
const restoreMs = 3500;
const savedValue = 111;
const laterValue = 222;

interface Figures {
  items: { id: string; value: number; revision: number }[];
}

interface Deployment {
  env: NodeJS.ProcessEnv;
  account: Account;
  postgres: KillablePostgres | null;
}

/** Kills the API at random moments of its first start, and a restore at random moments. */
export class ColdMoments {
  private readonly folder = temporaryFolder();
  private readonly empty = path.join(this.folder, 'empty');
  private readonly backup = path.join(this.folder, 'saved.tar.gz');
  private databases = 0;
  private restored: Deployment | undefined;

  constructor(
    private readonly options: {
      postgres: KillablePostgres | null;
      variables: NodeJS.ProcessEnv;
      account: Account;
    },
    private readonly random: () => number,
  ) {}

  async ofMigration(): Promise<Moment> {
    const { env, account } = await this.deployment();
    const first = new ApiProcess(env, 'main');
    await sleep(this.random() * migrationMs);
    await first.kill();
    const second = new ApiProcess(env, 'main');
    const readyMs = await second.untilReady();
    const figures = await readFigures(second.url, account);
    await second.stop();
    rmSync(env['DATA_DIR']!, { recursive: true, force: true });
    const count = figures.items.length;
    return { kind: 'migration', readyMs, problems: count === 13 ? [] : [`there are ${count} figures`] };
  }

  async ofRestore(): Promise<Moment> {
    this.restored ??= await this.prepareRestore();
    const { env, account } = this.restored;
    const restoring = new ApiProcess(env, 'backup', ['restore', this.backup, '--replace']);
    await sleep(this.random() * restoreMs);
    await restoring.kill();
    const api = new ApiProcess(env, 'main');
    const readyMs = await api.untilReady();
    const { items } = await readFigures(api.url, account);
    const [figure] = items;
    const isWhole = items.length === 13 && (figure?.value === savedValue || figure?.value === laterValue);
    if (figure?.value === savedValue) await save(api.url, account, laterValue);
    await api.stop();
    const problems = isWhole ? [] : [`${items.length} figures, the first of ${figure?.value}`];
    return { kind: 'restore', readyMs, problems };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** An empty database, in a folder of its own or on the server. */
  private async deployment(): Promise<Deployment> {
    const { postgres, variables, account } = this.options;
    const folder = mkdtempSync(path.join(this.folder, 'data-'));
    const env = { ...(await isolatedEnvironment(folder)), ...variables };
    this.databases += 1;
    const name = `killed_${this.databases}`;
    postgres?.create(name);
    if (!postgres) this.copyEmpty(path.join(folder, 'postgres'));
    return { env: { ...env, ...(postgres && { DATABASE_URL: postgres.urlOf(name) }) }, account, postgres };
  }

  /** Created once: it takes longer than everything else, and happens once in the life of a deployment. */
  private copyEmpty(to: string): void {
    const script = inRoot('api', 'dist', 'database', 'create-embedded.js');
    if (this.databases === 1) spawnSync(process.execPath, [script, this.empty], { stdio: 'ignore' });
    cpSync(this.empty, to, { recursive: true });
  }

  /** Saves a site, and changes it afterwards, so that it can be seen which of both is there. */
  private async prepareRestore(): Promise<Deployment> {
    const deployment = await this.deployment();
    const { env, account } = deployment;
    const run = async (value: number) => {
      const api = new ApiProcess(env, 'main');
      await api.untilReady();
      await save(api.url, account, value);
      await api.stop();
    };
    await run(savedValue);
    if (!(await new ApiProcess(env, 'backup', ['backup', this.backup]).end()))
      throw new Error('The backup failed.');
    await run(laterValue);
    return deployment;
  }
}

async function signedIn(url: string, account: Account): Promise<Record<string, string>> {
  const answer = await ask(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return { authorization: `Bearer ${(JSON.parse(answer.text) as { token: string }).token}` };
}

async function readFigures(url: string, account: Account): Promise<Figures> {
  const answer = await ask(`${url}/statistics`, { headers: await signedIn(url, account) });
  return JSON.parse(answer.text) as Figures;
}

async function save(url: string, account: Account, value: number): Promise<void> {
  const [figure] = (await readFigures(url, account)).items;
  await ask(`${url}/statistics/${figure!.id}`, {
    method: 'PUT',
    headers: {
      ...(await signedIn(url, account)),
      'content-type': 'application/json',
      'if-match': `"${figure!.revision}"`,
    },
    body: JSON.stringify({ value }),
  });
}
