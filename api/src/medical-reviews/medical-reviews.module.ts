import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { MedicalReviewList } from './medical-review-list.js';
import { MedicalReviewsController } from './medical-reviews.controller.js';
import { MedicalReviewsService } from './medical-reviews.service.js';

@Module({
  imports: [ActivityModule, SettingsModule],
  controllers: [MedicalReviewsController],
  providers: [MedicalReviewList, MedicalReviewsService],
})
export class MedicalReviewsModule {}
