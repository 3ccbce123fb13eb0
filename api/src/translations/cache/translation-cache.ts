import { Injectable } from '@nestjs/common';
import type { TranslationStatus } from '@lens/contracts/translations';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import type { Staff } from '../../common/staff.js';
import { CacheClearing } from './cache-clearing.entity.js';
import { CachedTranslation } from './cached-translation.entity.js';

type State = TranslationStatus['cache'];
type CacheEntry = Pick<CachedTranslation, 'key' | 'service' | 'language' | 'translation'>;

const state = `
  SELECT (SELECT count(*)::int FROM translation_cache WHERE expires_at > now()) AS entries,
    (SELECT cleared_at FROM translation_cache_clearing) AS cleared`;

const find =
  'SELECT key, service, translation FROM translation_cache WHERE key = ANY ($1) AND expires_at > now()';

/** Translations of the last 24 hours, shared by all replicas. */
@Injectable()
export class TranslationCache {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
  ) {}

  /** The entries with these keys, by key. */
  async find(keys: string[]): Promise<Map<string, Pick<CacheEntry, 'service' | 'translation'>>> {
    const found = await this.database.query<CacheEntry[]>(find, [keys]);
    return new Map(found.map((row) => [row.key, row]));
  }

  async store({ key, service, language, translation }: CacheEntry): Promise<void> {
    await this.database.query(
      `INSERT INTO translation_cache (key, service, language, translation, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '24 hours')
       ON CONFLICT (key) DO UPDATE SET translation = excluded.translation, expires_at = excluded.expires_at`,
      [key, service, language, translation],
    );
  }

  async state(manager: EntityManager = this.database.manager): Promise<State> {
    const [row] = await manager.query<{ entries: number; cleared: Date | null }[]>(state);
    return { entries: row!.entries, lastCleared: row!.cleared?.toISOString() ?? null };
  }

  clear(staff: Staff): Promise<State> {
    return this.database.transaction(async (manager) => {
      await manager.createQueryBuilder().delete().from(CachedTranslation).execute();
      const cleared = { id: CacheClearing.rowId, cleared_at: new Date().toISOString() };
      await manager.upsert(CacheClearing, cleared, ['id']);
      await this.activity.record(manager, staff, {
        action: 'DELETE',
        event: 'cleared',
        resource_type: 'translation_cache',
        resource_id: null,
      });
      return this.state(manager);
    });
  }

  async deleteExpired(): Promise<void> {
    await this.database.query('DELETE FROM translation_cache WHERE expires_at <= now()');
  }
}
