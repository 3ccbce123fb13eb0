import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { FigureOrder } from './figure-order.js';
import { StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';

@Module({
  imports: [ActivityModule],
  controllers: [StatisticsController],
  providers: [StatisticsService, FigureOrder],
})
export class StatisticsModule {}
