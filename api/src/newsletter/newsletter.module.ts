import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { Subscribers } from './subscribers.js';
import { Subscription } from './subscription.js';

@Module({
  imports: [ActivityModule, MailModule],
  controllers: [NewsletterController],
  providers: [Subscribers, Subscription],
})
export class NewsletterModule {}
