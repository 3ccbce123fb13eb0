import { readdir } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { ModuleEvent, SiteModule, SiteModules } from '@lens/contracts/modules';
import { remoteName, type RegistryEntry } from '@lens/contracts/registry';
import { metadataFolder } from '@lens/contracts/signing';
import { listVersions } from '@lens/registry/list-versions';
import { canRelease } from '@lens/registry/signing/sign';
import { readSignedState } from '@lens/registry/signing/signed-state';
import { DataSource } from 'typeorm';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { LiveRegistry, type RegistryState } from '../rollouts/live-registry.js';
import { actorOf, readHistory, toIso } from './module-history.js';
import { countVisits } from './roll-out-counts.js';
import { readVerdict } from './verdicts.js';

/** The remotes of the site: what is live of each, what could be, and what was done. */
@Injectable()
export class ModuleList {
  constructor(
    private readonly database: DataSource,
    private readonly registry: LiveRegistry,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Where versions are published; keys that are missing are not made. */
  get store() {
    const { remotesDir, remotesBucket, keysDir } = this.environment;
    return { remotesFolder: remotesDir, bucket: remotesBucket, keysFolder: keysDir, makesKeys: false };
  }

  /** Whether the keys are here that say what is live. */
  canRelease(): Promise<boolean> {
    return readSignedState(this.store).then(canRelease, () => false);
  }

  async read(): Promise<SiteModules> {
    const state = await this.registry.read();
    const [names, can_release, history] = await Promise.all([
      this.listNames(state),
      this.canRelease(),
      readHistory(this.database.manager, state.signed.actions),
    ]);
    const items = names.map((name) => this.describe(state, name, history.get(name) ?? []));
    return { revision: state.signed.revision, can_release, items: await Promise.all(items) };
  }

  /** What the registry names, and what was published and never activated. */
  private async listNames({ signed }: RegistryState): Promise<string[]> {
    const entries = await readdir(this.environment.remotesDir, { withFileTypes: true }).catch(() => []);
    const folders = entries.filter(
      (entry) =>
        entry.isDirectory() && entry.name !== metadataFolder && remoteName.safeParse(entry.name).success,
    );
    return [...new Set([...Object.keys(signed.remotes), ...folders.map(({ name }) => name)])].sort();
  }

  private async describe(
    { signed: { actions }, served }: RegistryState,
    name: string,
    history: ModuleEvent[],
  ): Promise<SiteModule> {
    const { dataDir, remotesDir } = this.environment;
    const entry = served.remotes[name];
    const versions = await listVersions(remotesDir, name);
    return {
      name,
      version: entry?.version ?? null,
      since: entry?.since === undefined ? null : toIso(entry.since),
      by: entry?.since === undefined ? null : actorOf(actions, name, ['activate', 'rollback', 'withdraw']),
      before: entry?.history.findLast((version) => version !== entry.version) ?? null,
      roll_out: entry?.candidate
        ? await this.describeRollOut(
            entry.candidate,
            actorOf(actions, name, ['start-roll-out', 'change-share']),
          )
        : null,
      versions: await Promise.all(
        versions.map(async ({ version, publishedAt, problem }) => ({
          version,
          published_at: publishedAt?.toISOString() ?? null,
          problem: problem ?? null,
          check: await readVerdict({ dataDir, remotesDir, registry: served }, name, version),
        })),
      ),
      history,
    };
  }

  private async describeRollOut(
    { version, percent, since, rollout }: NonNullable<RegistryEntry['candidate']>,
    by: string | null,
  ): Promise<SiteModule['roll_out']> {
    const counts = await countVisits(this.database.manager, rollout);
    return { version, percent, since: toIso(since), by, ...counts };
  }
}
