import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { ConsultationInbox } from './consultation-inbox.js';
import { ConsultationIntake } from './consultation-intake.js';
import { ConsultationsController } from './consultations.controller.js';

@Module({
  imports: [ActivityModule],
  controllers: [ConsultationsController],
  providers: [ConsultationInbox, ConsultationIntake],
})
export class ConsultationsModule {}
