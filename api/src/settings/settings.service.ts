import { Inject, Injectable } from '@nestjs/common';
import { settingsUpdate, type SettingsAnswer } from '@lens/contracts/settings';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import { fieldChanges } from '../activity/field-changes.js';
import type { Staff } from '../common/staff.js';
import { revisionConflict } from '../common/revision/raise-revision.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/environment-token.js';
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

  /** The row, read in the caller's transaction; its `value` is what staff have saved. */
  read(manager: EntityManager): Promise<Settings> {
    return manager.findOneByOrFail(Settings, { id: Settings.rowId });
  }

  /** All of the settings; the schema of each answer picks the fields that it shows. */
  async readAnswer(): Promise<SettingsAnswer> {
    return this.toAnswer(await this.read(this.database.manager));
  }

  /**
   * @param revision the one that the change is based on
   * @throws ApiError 412 `revision_conflict` that names who changed the settings first
   */
  replace(staff: Staff, revision: number, value: SettingsUpdateDto): Promise<SettingsAnswer> {
    return this.database.transaction(async (manager) => {
      const before = await manager.findOneOrFail(Settings, {
        where: { id: Settings.rowId },
        lock: { mode: 'pessimistic_write' },
      });
      if (before.revision !== revision) throw revisionConflict(before.changed_by, staff.username);
      const after: Settings = {
        ...before,
        value,
        revision: revision + 1,
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
      return this.toAnswer(after);
    });
  }

  private toAnswer({ value, revision, changed_by, updated_at }: Settings): SettingsAnswer {
    return { ...value, demo: this.environment.mode === 'demo', revision, changed_by, updated_at };
  }
}
