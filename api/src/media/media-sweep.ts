import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { RepeatedJob } from '../common/jobs/repeated.js';
import { LOGGER } from '../common/logging/logger.js';
import type { Environment } from '../config/env.js';
import { uploadFolder } from '../config/media-env.js';
import { ENVIRONMENT } from '../config/token.js';
import { MEDIA_STORE, type MediaStore } from './store/media-store.js';

const hourMs = 60 * 60 * 1000;
const idFormat = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Removes what a process left that died between storing a file and noting it, or between forgetting it and removing it.
 * Only what is older than an hour: younger files may belong to a request that is still on its way.
 */
@Injectable()
export class MediaSweep extends RepeatedJob {
  /** Of uploads, from which on nobody is believed to be sending them. */
  private abandonedMs: number;

  constructor(
    private readonly database: DataSource,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) log: Logger,
  ) {
    super({ pauseMs: hourMs, failure: { level: 'warn', message: 'sweep failed' } }, log);
    // The only process on its database, when it starts: whoever was sending something is gone.
    this.abandonedMs = environment.database.kind === 'embedded' ? 0 : hourMs;
  }

  async pass(): Promise<void> {
    const now = Date.now();
    const { abandonedMs } = this;
    this.abandonedMs = hourMs;
    const uploads = await this.sweepUploads(now - abandonedMs);
    const pictures = await this.sweepStore(now - hourMs);
    if (uploads + pictures > 0) this.log.info({ uploads, pictures }, 'swept');
  }

  private async sweepUploads(before: number): Promise<number> {
    const folder = uploadFolder(this.environment.dataDir);
    let swept = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name);
      const age = await stat(file).catch(() => undefined);
      if (!age || age.mtimeMs > before) continue;
      // A restore that was ended halfway leaves a whole folder.
      await rm(file, { recursive: true, force: true });
      swept += 1;
    }
    return swept;
  }

  private async sweepStore(before: number): Promise<number> {
    const newest = new Map<string, number>();
    for await (const { key, modifiedAt } of this.store.list()) {
      const [id = ''] = key.split('/');
      if (idFormat.test(id)) newest.set(id, Math.max(newest.get(id) ?? 0, modifiedAt.getTime()));
    }
    const old = [...newest].filter(([, time]) => time < before).map(([id]) => id);
    const orphans = await this.database.manager.query<{ id: string }[]>(
      'SELECT id FROM unnest($1::uuid[]) AS stored (id) WHERE NOT EXISTS (SELECT FROM media WHERE media.id = stored.id)',
      [old],
    );
    for (const { id } of orphans) await this.store.removeAll(id);
    return orphans.length;
  }
}
