import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ConfirmationMails } from './confirmation-mails.js';
import { NewsletterController } from './newsletter.controller.js';
import { PersonalLinks } from './personal-links.js';
import { Subscribers } from './subscribers.js';
import { Subscription } from './subscription.js';
import { UnconfirmedSubscribers } from './unconfirmed-subscribers.js';

@Module({
  imports: [ActivityModule, MailModule, SettingsModule],
  controllers: [NewsletterController],
  providers: [ConfirmationMails, PersonalLinks, Subscribers, Subscription, UnconfirmedSubscribers],
})
export class NewsletterModule {}
