import { z } from 'zod';
import { consentNotices, type ConsentVersion } from './consent-notices.js';
import { listQuery, pageOf } from './lists.js';
import {
  consultationMaxLengths as length,
  emailMaxLength,
  honeypotMaxLength,
  languageTagMaxLength,
  searchMaxLength,
} from './max-lengths.js';
import { moment } from './moment.js';
import { consultationTopics } from './procedures.js';
import { revised } from './revisions.js';

export const procedureChoices = ['', ...consultationTopics] as const;
export const contactChannels = ['phone', 'email'] as const;
const consultationStatuses = ['new', 'contacted', 'booked', 'closed'] as const;

const consentVersions = Object.keys(consentNotices) as [ConsentVersion];

/** 7 to 15 digits (E.164), with any punctuation that people write between them. */
const phone = z
  .string()
  .trim()
  .max(length.phone)
  .refine((text) => /^[\d\s()+./-]*(?:(?:x|ext\.?)\s*\d+)?$/i.test(text), {
    error: 'Use digits and punctuation only.',
  })
  .refine((text) => /^\d{7,15}$/.test(text.replace(/\D/g, '')), {
    error: 'A phone number has 7 to 15 digits.',
  })
  .meta({ examples: ['+1 (562) 555-0142', '562.555.0142 ext. 12'] });

const name = z.string().trim().min(1).max(length.name);

/** What the consultation form sends. */
export const consultationRequest = z.strictObject({
  firstName: name,
  lastName: name,
  email: z.email().max(emailMaxLength),
  phone,
  procedure: z.enum(procedureChoices).default(''),
  message: z.string().trim().max(length.message).default(''),
  preferredContact: z.enum(contactChannels).default('phone'),
  language: z.string().max(languageTagMaxLength).optional(),
  interpreter: z.boolean().optional(),
  /** The notice that stood beside the form; the current one when it is left out. */
  consent_version: z.enum(consentVersions).optional(),
  /** A field that people never see. Whatever fills it is kept apart from the inbox. */
  website: z.string().max(honeypotMaxLength).optional(),
});

/** The optional `Idempotency-Key` header: 8 to 128 visible ASCII characters. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/);

export const consultationReceipt = z.object({
  id: z.uuid(),
  status: z.enum(consultationStatuses),
  /** What the sender can name on the phone: `LV-7K3M-9QXD`. */
  reference: z.string(),
});

export const consultation = z.object({
  id: z.uuid(),
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  procedure: z.enum(procedureChoices),
  message: z.string(),
  preferredContact: z.enum(contactChannels),
  language: z.string().nullable(),
  interpreter: z.boolean(),
  status: z.enum(consultationStatuses),
  /** The id of whoever takes care of it. */
  assignee: z.uuid().nullable(),
  /** Null for requests from before notices had versions. */
  consent_version: z.string().nullable(),
  /** The hidden field was filled. */
  suspected: z.boolean(),
  created_at: z.string(),
  ...revised,
});

const filters = {
  search: z.string().trim().max(searchMaxLength).optional(),
  status: z.enum(consultationStatuses).optional(),
  procedure: z.enum(procedureChoices).optional(),
  language: z.string().max(languageTagMaxLength).optional(),
  assignee: z.union([z.uuid(), z.literal('none')]).optional(),
  /** The first moment of arrival that counts, and the first that counts no more. */
  from: moment.optional(),
  to: moment.optional(),
  suspected: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
};

export const consultationQuery = listQuery(['created_at', 'lastName', 'status'], '-created_at').extend({
  ...filters,
  /** That one alone, of either kind: what a list shows of it is read again without opening it. */
  id: z.uuid().optional(),
});

/** The list's filters, for a file that has no pages. */
export const consultationExportQuery = z.strictObject(filters);

export const consultationPage = pageOf(consultation);
export const consultationStatusChange = z.strictObject({ status: z.enum(consultationStatuses) });
export const consultationAssignment = z.strictObject({ assignee: z.uuid().nullable() });

export type ConsultationRequest = z.input<typeof consultationRequest>;
export type ConsultationReceipt = z.infer<typeof consultationReceipt>;
export type Consultation = z.infer<typeof consultation>;
export type ConsultationStatus = (typeof consultationStatuses)[number];
