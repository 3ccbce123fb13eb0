import { z } from 'zod';
import { languages, type LanguageCode } from './languages.js';
import { listQuery, pageOf } from './lists.js';
import { emailMaxLength, honeypotMaxLength } from './max-lengths.js';
import { revisionFields } from './revisions.js';

const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** The fields of the newsletter box. */
export const newsletterRequest = z.strictObject({
  email: z.email().max(emailMaxLength),
  /** The language of the confirmation mail. */
  language: z.enum(codes).optional(),
  /** The honeypot: a request that fills it causes no mail. */
  website: z.string().max(honeypotMaxLength).optional(),
});

/** The same for new addresses, known ones and spam, so that it reveals nothing. */
export const newsletterReceipt = z.object({ status: z.literal('accepted') });

const token = z.string().min(1).max(2000);
export const newsletterConfirmation = z.strictObject({ token });

/** A mail program that unsubscribes with one click (RFC 8058) sends the token in the address instead. */
export const newsletterLink = z.strictObject({ token: token.optional() });

export const newsletterState = z.object({ status: z.enum(subscriptionStatuses) });

export const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  language: z.string(),
  status: z.enum(subscriptionStatuses),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
  ...revisionFields,
});

export const subscriberQuery = listQuery(['created_at', 'email', 'status'], '-created_at').extend({
  status: z.enum(subscriptionStatuses).optional(),
});
export const subscriberPage = pageOf(subscriber);

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type Subscriber = z.infer<typeof subscriber>;
