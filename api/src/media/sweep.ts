import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { describeFault } from '../common/logging/describe-fault.js';
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
export class MediaSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly database: DataSource,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // The only process on its database: what is on its way has not begun.
    let age = this.environment.database.kind === 'embedded' ? 0 : hourMs;
    const sweep = () => {
      this.running = this.sweep(age).catch((error) => this.log.warn(describeFault(error), 'sweep failed'));
    };
    sweep();
    age = hourMs;
    this.timer = setInterval(sweep, hourMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** @param age of uploads, in milliseconds, from which on nobody is believed to be sending them */
  async sweep(age = hourMs): Promise<void> {
    const now = Date.now();
    const before = now - hourMs;
    const uploads = await this.sweepUploads(now - age);
    const pictures = await this.sweepStore(before);
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
