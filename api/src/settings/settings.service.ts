import { Inject, Injectable } from '@nestjs/common';
import { settingsUpdate, type PublicPractice, type SettingsAnswer } from '@lens/contracts/settings';
import type { LanguageCode } from '@lens/contracts/languages';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import type { Staff } from '../common/staff.js';
import { conflictWith } from '../common/revision/raise-revision.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import { reviewedNow } from './reviewed-now.js';
import { TextFingerprints } from './text-fingerprints.js';
import type { SettingsUpdateDto } from './settings.dto.js';
import { Settings } from './settings.entity.js';

const fields = settingsUpdate.keyof().options;

@Injectable()
export class SettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    private readonly fingerprints: TextFingerprints,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** The row, in the caller's transaction: `value` is what staff wrote. */
  read(manager: EntityManager): Promise<Settings> {
    return manager.findOneByOrFail(Settings, { id: Settings.rowId });
  }

  /** Everything that any answer shows; each answer's schema takes its part. */
  async answer(): Promise<SettingsAnswer> {
    return this.whole(await this.read(this.database.manager));
  }

  /** What visitors may know. */
  async publicAnswer(): Promise<PublicPractice> {
    const row = await this.read(this.database.manager);
    const { reviewed_texts: reviewedTexts } = row;
    return { ...this.whole(row), ...(Object.keys(reviewedTexts).length > 0 && { reviewedTexts }) };
  }

  /**
   * @param seen the revision that the change was made on
   * @throws ApiError 412 `revision_conflict` that names who came first, 503 `texts_unavailable` where a review is recorded and nobody can tell of what
   */
  async replace(staff: Staff, seen: number, value: SettingsUpdateDto): Promise<SettingsAnswer> {
    const known = await this.read(this.database.manager);
    // Asked before: nothing is held while the shell is waited for.
    const isReviewed = reviewedNow(known.value.languages, value.languages).length > 0;
    const fingerprints = isReviewed ? await this.fingerprints.read() : {};
    return this.database.transaction(async (manager) => {
      const before = await manager.findOneOrFail(Settings, {
        where: { id: Settings.rowId },
        lock: { mode: 'pessimistic_write' },
      });
      if (before.revision !== seen) throw conflictWith(before.changed_by, staff.username);
      const fresh = reviewedNow(before.value.languages, value.languages);
      const kept = Object.entries(before.reviewed_texts).filter(
        ([code]) => value.languages[code as LanguageCode].reviewed,
      );
      const signed = fresh.map((code) => [code, fingerprints[code]]);
      const after: Settings = {
        ...before,
        value,
        reviewed_texts: Object.fromEntries([...kept, ...signed]) as Settings['reviewed_texts'],
        revision: seen + 1,
        changed_by: staff.username,
        updated_at: new Date().toISOString(),
      };
      await manager.update(Settings, Settings.rowId, after);
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        resource_type: 'settings',
        resource_id: String(Settings.rowId),
        changes: fieldChanges(fields, before.value, value),
      });
      return this.whole(after);
    });
  }

  private whole({ value, revision, changed_by, updated_at }: Settings): SettingsAnswer {
    return { ...value, demo: this.environment.mode === 'demo', revision, changed_by, updated_at };
  }
}
