import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ConsultationMails } from './consultation-mails.js';
import { ConsultationExport } from './consultation-export.js';
import { ConsultationInbox } from './consultation-inbox.js';
import { ConsultationIntake } from './consultation-intake.js';
import { ConsultationNotes } from './consultation-notes.js';
import { ConsultationViews } from './consultation-views.js';
import { SamePersonRequests } from './same-person-requests.js';
import { ConsultationsController } from './consultations.controller.js';
import { PeopleController } from './people.controller.js';
import { PersonRecords } from './person-records.js';
import { RecordsController } from './records.controller.js';
import { RequestRetention } from './request-retention.js';

@Module({
  imports: [ActivityModule, MailModule, SettingsModule],
  controllers: [ConsultationsController, PeopleController, RecordsController],
  providers: [
    ConsultationMails,
    ConsultationExport,
    ConsultationInbox,
    ConsultationIntake,
    ConsultationNotes,
    ConsultationViews,
    SamePersonRequests,
    PersonRecords,
    RequestRetention,
  ],
  exports: [ConsultationInbox],
})
export class ConsultationsModule {}
