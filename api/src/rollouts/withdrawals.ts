import { Inject, Injectable } from '@nestjs/common';
import { readRegistry, withRegistryLock } from '@lens/registry/registry-file';
import { addWithdrawn } from '@lens/registry/withdrawn';
import type { Logger } from 'pino';
import { DataSource, IsNull, Not } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { RepeatedJob } from '../common/jobs/repeated-job.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { Rollout } from './rollout.entity.js';

/** Until the next attempt, if the folder of remotes could not be written; a verdict is carried out at once. */
const pauseMs = 5000;
/** A name that no account can have. */
const actor = { username: '(roll-out)' };

/**
 * Carries out verdicts: names the candidate in `withdrawn.json`, which running shells obey with their next request; in a bucket, within five seconds.
 * It needs no key, since it only subtracts. Every replica may do it, as doing it twice changes nothing; the one that
 * notes it as done records it.
 */
@Injectable()
export class Withdrawals extends RepeatedJob {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) log: Logger,
  ) {
    super({ pauseMs, failure: { level: 'error', message: 'could not withdraw a version' } }, log);
  }

  async execute(): Promise<void> {
    const unsettled = await this.database.manager.findBy(Rollout, {
      judged_at: Not(IsNull()),
      settled_at: IsNull(),
    });
    for (const rollout of unsettled) await this.settle(rollout);
  }

  private async settle(rollout: Rollout): Promise<void> {
    const stable = await this.takeBack(rollout);
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(
        Rollout,
        { rollout: rollout.rollout, settled_at: IsNull() },
        { settled_at: () => 'now()' },
      );
      if (!affected || stable === undefined) return;
      const { remote, version } = rollout;
      this.log.warn({ remote, version }, 'candidate withdrawn: it failed more often than the stable version');
      await this.activity.record(manager, actor, {
        action: 'UPDATE',
        event: 'roll_out_stopped',
        resource_type: 'module',
        resource_id: remote,
        resource_name: remote,
        changes: { version: { before: version, after: stable } },
      });
    });
  }

  /** @returns the version that everybody gets now; undefined if the roll-out had ended before */
  private takeBack({ rollout, remote, version }: Rollout): Promise<string | undefined> {
    const { remotesDir: remotesFolder, remotesBucket: bucket, keysDir: keysFolder } = this.environment;
    return withRegistryLock({ remotesFolder, bucket, keysFolder, makesKeys: false }, async () => {
      const { [remote]: entry } = (await readRegistry(remotesFolder)).remotes;
      if (entry?.candidate?.rollout !== rollout) return undefined;
      await addWithdrawn(remotesFolder, remote, version);
      return entry.version;
    });
  }
}
