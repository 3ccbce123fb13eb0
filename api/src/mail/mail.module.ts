import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { Dispatcher } from './dispatcher.js';
import { MailQueue } from './mail-queue.js';
import { MailsController } from './mails.controller.js';
import { MailsService } from './mails.service.js';
import { Outbox } from './outbox.js';
import { PersonalLinks } from './personal-links.js';

@Module({
  imports: [ActivityModule],
  controllers: [MailsController],
  providers: [Dispatcher, MailQueue, MailsService, Outbox, PersonalLinks],
  exports: [Outbox, PersonalLinks],
})
export class MailModule {}
