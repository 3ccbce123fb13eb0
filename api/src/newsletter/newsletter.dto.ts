import {
  newsletterConfirmation,
  newsletterLink,
  newsletterReceipt,
  newsletterRequest,
  newsletterState,
  subscriberPage,
  subscriberQuery,
} from '@lens/contracts/newsletter';
import { createZodDto } from 'nestjs-zod/dto';

export class NewsletterRequestDto extends createZodDto(newsletterRequest) {}
export class NewsletterReceiptAnswer extends createZodDto(newsletterReceipt) {}
export class NewsletterConfirmationDto extends createZodDto(newsletterConfirmation) {}
export class NewsletterLinkDto extends createZodDto(newsletterLink) {}
export class NewsletterStateAnswer extends createZodDto(newsletterState) {}
export class SubscriberQuery extends createZodDto(subscriberQuery) {}
export class SubscriberPageAnswer extends createZodDto(subscriberPage) {}
