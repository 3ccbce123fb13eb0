import { z } from 'zod';
import { languages, type LanguageCode } from './languages.js';
import { listQuery, pageOf } from './lists.js';
import { emailMaxLength, honeypotMaxLength } from './max-lengths.js';
import { revised } from './revisions.js';

const subscriptionStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;

const codes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** What a newsletter box sends. */
export const newsletterRequest = z.strictObject({
  email: z.email().max(emailMaxLength),
  /** In which the confirmation is written. */
  language: z.enum(codes).optional(),
  /** A field that people never see: when it is filled, no mail leaves. */
  website: z.string().max(honeypotMaxLength).optional(),
});

/** The same for a new, a known and a filled-by-machine address. */
export const newsletterReceipt = z.object({ status: z.literal('accepted') });

const token = z.string().min(1).max(2000);
export const newsletterConfirmation = z.strictObject({ token });

/** The token stands in the address when a mail program unsubscribes with one click (RFC 8058). */
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
  ...revised,
});

export const subscriberQuery = listQuery(['created_at', 'email', 'status'], '-created_at').extend({
  status: z.enum(subscriptionStatuses).optional(),
});
export const subscriberPage = pageOf(subscriber);

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export type Subscriber = z.infer<typeof subscriber>;
