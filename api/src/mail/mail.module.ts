import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { Dispatcher } from './dispatcher.js';
import { MailQueue } from './mail-queue.js';
import { MailsController } from './mails.controller.js';
import { MailsService } from './mails.service.js';
import { Outbox } from './outbox.js';
import { PersonalLinks } from './personal-links.js';
import { RecipientLimit } from './recipient-limit.js';

@Module({
  imports: [ActivityModule],
  controllers: [MailsController],
  providers: [Dispatcher, MailQueue, MailsService, Outbox, PersonalLinks, RecipientLimit],
  exports: [Outbox, PersonalLinks, RecipientLimit],
})
export class MailModule {}
