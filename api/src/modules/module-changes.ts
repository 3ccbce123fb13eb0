import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { RepeatedJob } from '../common/jobs/repeated-job.js';
import { LOGGER } from '../common/logging/logger.js';
import { EventStreams } from '../live/event-streams.js';
import { LiveRegistry } from '../rollouts/live-registry.js';

/** Commands of teams and other replicas change files, which tell nobody. */
const pauseMs = 2000;

const query = `SELECT concat_ws(' ', sum(successes), sum(failures),
    (SELECT count(settled_at) FROM rollouts)) AS counts FROM rollout_visits`;

/** Tells open tabs that something about modules is new: the registry, or how visits of a roll-out go. */
@Injectable()
export class ModuleChanges extends RepeatedJob {
  private knownFiles: string | undefined;
  /** Undefined while nobody listens. */
  private knownCounts: string | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly registry: LiveRegistry,
    private readonly streams: EventStreams,
    @Inject(LOGGER) log: Logger,
  ) {
    super({ pauseMs, failure: { level: 'warn', message: 'could not look for changes of modules' } }, log);
  }

  async execute(): Promise<void> {
    const files = await this.registry.stamp();
    const counts = this.streams.size > 0 ? await this.readCounts() : undefined;
    const { knownFiles = files, knownCounts = counts } = this;
    this.knownFiles = files;
    this.knownCounts = counts;
    if (counts === undefined || (files === knownFiles && counts === knownCounts)) return;
    const { revision } = (await this.registry.read()).signed;
    this.streams.announce({
      resource_type: 'module',
      id: '1',
      within: null,
      action: 'UPDATE',
      revision,
      by: null,
    });
  }

  private async readCounts(): Promise<string> {
    const [row] = await this.database.query<[{ counts: string }]>(query);
    return row.counts;
  }
}
