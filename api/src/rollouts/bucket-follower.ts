import { Inject, Injectable } from '@nestjs/common';
import type { Mirror } from '@lens/registry/bucket/mirror';
import type { Logger } from 'pino';
import { RepeatedJob } from '../common/jobs/repeated-job.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';

const pauseMs = 2500;
const lookLimitMs = 4000;

/** It names keys of the bucket, and nothing that is secret. */
const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

/**
 * Keeps the folder of remotes like the bucket, if there is one, so that staff see what others have released. At the start
 * it tries whether the service does what writers rely on; one that does not gets no change from here.
 */
@Injectable()
export class RemotesBucketFollower extends RepeatedJob {
  private mirror: Mirror | undefined;
  private problem: string | null = null;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) log: Logger,
  ) {
    super(
      { pauseMs, failure: { level: 'warn', message: 'versions that are not live could not be brought' } },
      log,
    );
  }

  override async onApplicationBootstrap(): Promise<void> {
    const { remotesBucket: bucket, remotesDir: remotesFolder, keysDir: keysFolder } = this.environment;
    if (!bucket) return;
    const { mirrorForWriters } = await import('@lens/registry/follow-bucket');
    const { openBucket } = await import('@lens/registry/bucket-changes');
    const { requireConditions } = await import('@lens/registry/bucket/require-conditions');
    this.mirror = mirrorForWriters({ remotesFolder, keysFolder, makesKeys: false, bucket }, bucket);
    requireConditions(openBucket(bucket)).catch((failure: unknown) =>
      this.log.error({ problem: messageOf(failure) }, 'nothing is written into the bucket of remotes'),
    );
    await super.onApplicationBootstrap();
  }

  async execute(): Promise<void> {
    if (!this.mirror) return;
    await this.mirror.follow(lookLimitMs).then(
      () => (this.problem = null),
      (failure: unknown) => this.note(failure),
    );
    for (const problem of await this.mirror.followOthers())
      this.log.warn({ problem }, 'version in the bucket of remotes cannot be used');
  }

  /** Says once what stays so. */
  private note(failure: unknown): void {
    const problem = messageOf(failure);
    if (problem !== this.problem) this.log.error({ problem }, 'bucket of remotes cannot be followed');
    this.problem = problem;
  }
}
