import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Mirror } from '@lens/build/bucket/mirror';
import type { RemotesBucket } from '@lens/contracts/remotes-bucket';
import { errorMessage } from '../error-message';

/** Between two looks, at random, so that many shells do not ask at once; what they bring takes the rest of five seconds. */
const minPauseMs = 1500;
const maxPauseMs = 3000;
/** For a look; a bucket that is slower is away. */
const lookLimitMs = 4000;
/** How long a start waits for the first look. */
const startLimitMs = 20_000;

const message = 'bucket of remotes cannot be followed, what was brought last stays';

/**
 * Keeps the folder of remotes like the bucket. It trusts neither: what is in the folder is verified before it is served, as
 * if somebody had written it there. (Decision 081)
 */
export class BucketFollower {
  /** Why the folder may be older than the bucket; null if it is not. */
  problem: string | null = null;
  private bringingOthers: Promise<void> | null = null;

  private constructor(
    private readonly mirror: Mirror,
    private readonly log: Logger,
  ) {}

  /** Loads what reads buckets, which no other shell needs. */
  static async open(settings: RemotesBucket, remotesFolder: string, log: Logger): Promise<BucketFollower> {
    const { mirrorOf } = await import('@lens/build/registry/follow-bucket');
    return new BucketFollower(mirrorOf(settings, remotesFolder), log);
  }

  /** Resolves after the first look, or when it takes too long. Looks until `signal` is aborted. */
  async start(signal: AbortSignal): Promise<void> {
    const first = this.look();
    await Promise.race([
      first,
      sleep(startLimitMs, undefined, { signal, ref: false }).catch(() => undefined),
    ]);
    void first.then(() => this.keepLooking(signal));
  }

  /** Brings what is new and live, and begins to bring the other versions. Never rejects. */
  async look(): Promise<void> {
    try {
      await this.mirror.follow(lookLimitMs);
      if (this.problem !== null) this.log.info('bucket of remotes is followed again');
      this.problem = null;
    } catch (failure) {
      const problem = errorMessage(failure);
      if (problem !== this.problem) this.log.error({ problem }, message);
      this.problem = problem;
    }
    this.bringingOthers ??= this.bringOthers().finally(() => (this.bringingOthers = null));
  }

  private async bringOthers(): Promise<void> {
    try {
      for (const problem of await this.mirror.followOthers())
        this.log.warn({ problem }, 'version in the bucket of remotes cannot be used');
    } catch (failure) {
      this.log.warn({ failure: errorMessage(failure) }, 'versions that are not live could not be brought');
    }
  }

  private async keepLooking(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const pauseMs = minPauseMs + Math.random() * (maxPauseMs - minPauseMs);
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.look();
    }
  }
}
