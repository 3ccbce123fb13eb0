import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { Clock } from '../common/clock.js';
import { SettingsModule } from '../settings/settings.module.js';
import { FigureOrder } from './figure-order.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [StatisticsController],
  providers: [Clock, StatisticsService, FigureOrder],
})
export class StatisticsModule {}
