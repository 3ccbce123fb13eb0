import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { Clock } from '../common/clock.js';
import { SettingsModule } from '../settings/settings.module.js';
import { OutcomesController } from './outcomes.controller.js';
import { OutcomesService } from './outcomes.service.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [OutcomesController],
  providers: [Clock, OutcomesService],
})
export class OutcomesModule {}
