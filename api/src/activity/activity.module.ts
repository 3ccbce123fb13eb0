import { Module } from '@nestjs/common';
import { ActivityLog } from './activity-log.js';
import { ActivityController } from './activity.controller.js';
import { ActivityService } from './activity.service.js';

@Module({
  controllers: [ActivityController],
  providers: [ActivityLog, ActivityService],
  exports: [ActivityLog, ActivityService],
})
export class ActivityModule {}
