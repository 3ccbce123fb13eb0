import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { Dispatcher } from './dispatcher.js';
import { MailCompletions } from './mail-completions.js';
import { MailQueue } from './mail-queue.js';
import { MailsController } from './mails.controller.js';
import { MailsService } from './mails.service.js';
import { Outbox } from './outbox.js';
import { RecipientLimit } from './recipient-limit.js';

@Module({
  imports: [ActivityModule],
  controllers: [MailsController],
  providers: [Dispatcher, MailCompletions, MailQueue, MailsService, Outbox, RecipientLimit],
  exports: [MailCompletions, Outbox, RecipientLimit],
})
export class MailModule {}
