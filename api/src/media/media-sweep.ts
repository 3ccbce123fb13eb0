import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { RepeatedJob } from '../common/jobs/repeated-job.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { uploadFolder } from '../config/media-env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
import { MEDIA_STORE, type MediaStore } from './store/media-store.js';

const hourMs = 60 * 60 * 1000;
const idFormat = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Removes files without a row in the database, which a process leaves if it dies during an upload or a deletion. Only
 * files older than an hour, since newer ones may belong to a request under way.
 */
@Injectable()
export class MediaSweep extends RepeatedJob {
  /** The age from which an upload counts as abandoned. */
  private abandonedAfterMs: number;

  constructor(
    private readonly database: DataSource,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) log: Logger,
  ) {
    super({ pauseMs: hourMs, failure: { level: 'warn', message: 'media sweep failed' } }, log);
    // With an embedded database there is no other process, so no upload is under way at the start.
    this.abandonedAfterMs = environment.database.kind === 'embedded' ? 0 : hourMs;
  }

  async execute(): Promise<void> {
    const now = Date.now();
    const { abandonedAfterMs } = this;
    this.abandonedAfterMs = hourMs;
    const uploads = await this.sweepUploads(now - abandonedAfterMs);
    const pictures = await this.sweepStore(now - hourMs);
    if (uploads + pictures > 0) this.log.info({ uploads, pictures }, 'abandoned files removed');
  }

  private async sweepUploads(beforeMs: number): Promise<number> {
    const folder = uploadFolder(this.environment.dataDir);
    let removedCount = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const stats = await stat(file).catch(() => undefined);
      if (!stats || stats.mtimeMs > beforeMs) continue;
      // Recursive, since a restore that was aborted leaves a folder.
      await rm(file, { recursive: true, force: true });
      removedCount += 1;
    }
    return removedCount;
  }

  private async sweepStore(beforeMs: number): Promise<number> {
    const newestMsById = new Map<string, number>();
    for await (const { key, modifiedAt } of this.store.list()) {
      const [id = ''] = key.split('/');
      if (idFormat.test(id)) newestMsById.set(id, Math.max(newestMsById.get(id) ?? 0, modifiedAt.getTime()));
    }
    const oldIds = [...newestMsById].filter(([, timeMs]) => timeMs < beforeMs).map(([id]) => id);
    const orphans = await this.database.manager.query<{ id: string }[]>(
      'SELECT id FROM unnest($1::uuid[]) AS stored (id) WHERE NOT EXISTS (SELECT FROM media WHERE media.id = stored.id)',
      [oldIds],
    );
    for (const { id } of orphans) await this.store.removeAll(id);
    return orphans.length;
  }
}
