import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { RemotesBucketFollower } from './bucket-follower.js';
import { LiveRegistry } from './live-registry.js';
import { Outcomes } from './outcomes.js';
import { RolloutsController } from './rollouts.controller.js';
import { VisitCounter } from './visit-counter.js';
import { Withdrawals } from './withdrawals.js';

@Module({
  imports: [ActivityModule],
  controllers: [RolloutsController],
  providers: [LiveRegistry, Outcomes, RemotesBucketFollower, VisitCounter, Withdrawals],
  exports: [LiveRegistry],
})
export class RolloutsModule {}
