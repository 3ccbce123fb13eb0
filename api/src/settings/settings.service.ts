import { Inject, Injectable } from '@nestjs/common';
import type { PublicSettings } from '@lens/contracts/settings';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../activity/activity-log.js';
import type { Staff } from '../auth/staff.js';
import type { Environment } from '../config/env.js';
import { ENVIRONMENT } from '../config/token.js';
import type { SettingsUpdateDto } from './settings.dto.js';
import { Settings } from './settings.entity.js';

@Injectable()
export class SettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly activity: ActivityLog,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async read(): Promise<PublicSettings> {
    const { value } = await this.database.manager.findOneByOrFail(Settings, { id: Settings.rowId });
    return { ...value, demo: this.environment.mode === 'demo' };
  }

  async replace(staff: Staff, value: SettingsUpdateDto): Promise<PublicSettings> {
    await this.database.transaction(async (manager) => {
      await manager.update(Settings, Settings.rowId, { value });
      await this.activity.record(manager, staff, {
        action: 'UPDATE',
        resource_type: 'settings',
        resource_id: String(Settings.rowId),
      });
    });
    return this.read();
  }
}
