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
import { timestamp } from './timestamp.js';
import { consultationTopics } from './procedures.js';
import { revisionFields } from './revisions.js';

export const procedureChoices = ['', ...consultationTopics] as const;
export const contactChannels = ['phone', 'email'] as const;
const consultationStatuses = ['new', 'contacted', 'booked', 'closed'] as const;

const consentVersions = Object.keys(consentNotices) as [ConsentVersion];

/** 7 to 15 digits (E.164), with the punctuation that people write between them. */
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

/** The fields of the consultation form. */
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
  /** The version of the notice beside the form; by default the current one. */
  consent_version: z.enum(consentVersions).optional(),
  /** The honeypot: a request that fills it is stored outside the inbox. */
  website: z.string().max(honeypotMaxLength).optional(),
});

/** The optional `Idempotency-Key` header: 8 to 128 visible ASCII characters. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/);

export const consultationReceipt = z.object({
  id: z.uuid(),
  status: z.enum(consultationStatuses),
  /** What the patient can name on the phone: `LV-7K3M-9QXD`. */
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
  /** The id of the account that takes care of it. */
  assignee: z.uuid().nullable(),
  /** Null for requests that are older than the versions. */
  consent_version: z.string().nullable(),
  /** Suspected spam: it filled the honeypot. */
  suspected: z.boolean(),
  created_at: z.string(),
  ...revisionFields,
});

const filters = {
  search: z.string().trim().max(searchMaxLength).optional(),
  status: z.enum(consultationStatuses).optional(),
  procedure: z.enum(procedureChoices).optional(),
  language: z.string().max(languageTagMaxLength).optional(),
  assignee: z.union([z.uuid(), z.literal('none')]).optional(),
  /** By the time of arrival: `from` is included, `to` is not. */
  from: timestamp.optional(),
  to: timestamp.optional(),
  suspected: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
};

export const consultationQuery = listQuery(['created_at', 'lastName', 'status'], '-created_at').extend({
  ...filters,
  /** Only this request, suspected or not: a list reads a changed row again, which does not count as opening it. */
  id: z.uuid().optional(),
});

/** The filters of the list, for a file, which has no pages. */
export const consultationExportQuery = z.strictObject(filters);

export const consultationPage = pageOf(consultation);
export const consultationStatusChange = z.strictObject({ status: z.enum(consultationStatuses) });
export const consultationAssignment = z.strictObject({ assignee: z.uuid().nullable() });

export type ConsultationRequest = z.input<typeof consultationRequest>;
export type ConsultationReceipt = z.infer<typeof consultationReceipt>;
export type Consultation = z.infer<typeof consultation>;
export type ConsultationStatus = (typeof consultationStatuses)[number];
