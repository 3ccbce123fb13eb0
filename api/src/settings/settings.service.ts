import { Inject, Injectable } from '@nestjs/common';
import { settingsUpdate, type SettingsAnswer } from '@lens/contracts/settings';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import type { Staff } from '../auth/staff.js';
import { ApiError } from '../common/errors/api-error.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import type { SettingsUpdateDto } from './settings.dto.js';
import { Settings } from './settings.entity.js';

const fields = settingsUpdate.keyof().options;

@Injectable()
export class SettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
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

  /** @param seen the revision that the change was made on @throws ApiError 412 `revision_conflict` */
  replace(staff: Staff, seen: number, value: SettingsUpdateDto): Promise<SettingsAnswer> {
    return this.database.transaction(async (manager) => {
      const before = await manager.findOneOrFail(Settings, {
        where: { id: Settings.rowId },
        lock: { mode: 'pessimistic_write' },
      });
      if (before.revision !== seen) throw new ApiError('revision_conflict');
      const after: Settings = {
        ...before,
        value,
        revision: seen + 1,
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

  private whole({ value, revision, updated_at }: Settings): SettingsAnswer {
    return { ...value, demo: this.environment.mode === 'demo', revision, updated_at };
  }
}
