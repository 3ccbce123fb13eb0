import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeKeys } from '@lens/build/testing/sign';
import { remotes } from '@lens/tools/product/folders';
import { isolatedEnvironment, temporaryFolder } from '../../fixtures/isolated-environment.ts';
import { copyPublished, copySeeded } from '../../fixtures/seeded-database.ts';
import { account as demoAccount } from '../../fixtures/sign-in.ts';
import { ColdMoments } from './cold-moments.ts';
import type { KillablePostgres } from './killable-postgres.ts';
import { Moments, type Moment } from './moments.ts';
import { randomFrom } from './statistics.ts';
import { SupervisedSite } from './supervised-site.ts';

export interface KillOptions {
  count: number;
  seed: number;
  /** The server with the database; without it the database is embedded. */
  postgres: KillablePostgres | null;
  onMoment?: (moment: Moment) => void;
}

const password = 'long-enough-password';
const serverVariables = {
  JWT_SECRET: 'a secret that is long enough for anyone',
  ADMIN_PASSWORD: password,
};

/** In turn: what is killed most often in life is killed most often here. */
const embeddedKinds = ['API', 'tree', 'upload', 'shell', 'API', 'activation', 'migration', 'tree', 'restore'];
const serverKinds = [...embeddedKinds, 'database', 'machine'];

/** Kills parts of a product at random moments, and looks each time at what was promised. */
export async function runKills({ count, seed, postgres, onMoment }: KillOptions): Promise<Moment[]> {
  const random = randomFrom(seed);
  const folder = temporaryFolder();
  if (!postgres) copySeeded(folder);
  copyPublished(folder);
  const base = await isolatedEnvironment(folder);
  postgres?.create('site');
  const keysFolder = path.join(folder, 'keys');
  if (postgres && !existsSync(keysFolder)) await makeKeys(keysFolder, remotes);
  const env = {
    ...base,
    PAGE_DATA_LIMIT_MS: undefined,
    ...(postgres && {
      ...serverVariables,
      DATABASE_URL: postgres.urlOf('site'),
      TRUSTED_ROOT: path.join(keysFolder, 'root.json'),
    }),
  };
  const site = new SupervisedSite(env);
  const account = postgres ? { username: 'admin', password } : demoAccount;
  const used = {
    url: site.url,
    account,
    remotesFolder: path.join(folder, 'remotes'),
    keysFolder,
    makesKeys: true,
    bucket: null,
  };
  const cold = new ColdMoments({ postgres, variables: postgres ? serverVariables : {}, account }, random);
  const warm = new Moments(site, used, random);
  const kinds = postgres ? serverKinds : embeddedKinds;
  const ofKind: Record<string, () => Promise<Moment>> = {
    API: () => warm.ofService('API'),
    shell: () => warm.ofService('shell'),
    tree: () => warm.ofService('tree'),
    upload: () => warm.ofUpload(),
    activation: () => warm.ofActivation(),
    migration: () => cold.ofMigration(),
    restore: () => cold.ofRestore(),
    database: () => warm.ofDatabase(postgres!),
    machine: () => warm.ofService('tree', postgres!),
  };
  const moments: Moment[] = [];
  try {
    site.start();
    await site.untilReady();
    for (let at = 0; at < count; at += 1) {
      const moment = await ofKind[kinds[at % kinds.length]!]!();
      moments.push(moment);
      onMoment?.(moment);
    }
  } finally {
    warm.remove();
    await site.stop();
    cold.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return moments;
}
