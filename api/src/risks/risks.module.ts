import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { RisksController } from './risks.controller.js';
import { RisksService } from './risks.service.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [RisksController],
  providers: [RisksService],
})
export class RisksModule {}
