import { z } from 'zod';
import { listQuery, pageOf } from './lists.js';
import { revisionFields } from './revisions.js';

/** `kept`: waits for a mail server, or until staff send it again. `failed`: the API has given up. */
const mailStatuses = ['queued', 'sent', 'failed', 'kept'] as const;
const mailKinds = ['consultation_arrived', 'consultation_received', 'newsletter_confirm'] as const;

const mailSummary = z.object({
  id: z.uuid(),
  to: z.string(),
  kind: z.enum(mailKinds),
  language: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  next_attempt_at: z.string().nullable(),
  /** Codes only (`EENVELOPE 550`), since the messages of mail servers may quote addresses. */
  last_error: z.string().nullable(),
  /** When the API stops trying to send it. */
  expires_at: z.string().nullable(),
  /** The consultation request that it is about. */
  consultation_id: z.uuid().nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  ...revisionFields,
});

/** `text` contains no personal links: the API adds them when it sends the mail. */
export const mail = mailSummary.extend({ text: z.string() });

export const mailQuery = listQuery(['created_at', 'sent_at', 'status'], '-created_at').extend({
  status: z.enum(mailStatuses).optional(),
  kind: z.enum(mailKinds).optional(),
});
export const mailPage = pageOf(mailSummary).extend({
  /** Whether there is a mail server; without one every mail is `kept`. */
  delivers: z.boolean(),
});

export type MailStatus = (typeof mailStatuses)[number];
export type MailKind = (typeof mailKinds)[number];
export type MailSummary = z.infer<typeof mailSummary>;
export type MailPage = z.infer<typeof mailPage>;
export type Mail = z.infer<typeof mail>;
