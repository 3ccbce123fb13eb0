import { z } from 'zod';
import { listQuery, pageOf } from './lists.js';

export const procedureChoices = ['', 'lasik', 'prk', 'icl', 'consultation'] as const;
export const contactChannels = ['phone', 'email'] as const;
export const consultationStatuses = ['new', 'contacted', 'booked', 'closed'] as const;

/** 7 to 15 digits (E.164), with any punctuation that people write between them. */
const phone = z
  .string()
  .trim()
  .max(40)
  .refine((text) => /^[\d\s()+./-]*(?:(?:x|ext\.?)\s*\d+)?$/i.test(text), {
    error: 'Use digits and punctuation only.',
  })
  .refine((text) => /^\d{7,15}$/.test(text.replace(/\D/g, '')), {
    error: 'A phone number has 7 to 15 digits.',
  })
  .meta({ examples: ['+1 (562) 555-0142', '562.555.0142 ext. 12'] });

const name = z.string().trim().min(1).max(100);

/** What the consultation form sends. */
export const consultationRequest = z.strictObject({
  firstName: name,
  lastName: name,
  email: z.email().max(254),
  phone,
  procedure: z.enum(procedureChoices).default(''),
  message: z.string().trim().max(5000).default(''),
  preferredContact: z.enum(contactChannels).default('phone'),
  language: z.string().max(10).optional(),
  interpreter: z.boolean().optional(),
});

/** The optional `Idempotency-Key` header: 8 to 128 visible ASCII characters. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/);

export const consultationReceipt = z.object({ id: z.uuid(), status: z.enum(consultationStatuses) });

export const consultation = z.object({
  id: z.uuid(),
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
  created_at: z.string(),
});

export const consultationQuery = listQuery(['created_at', 'lastName', 'status'], '-created_at').extend({
  status: z.enum(consultationStatuses).optional(),
});

export const consultationPage = pageOf(consultation);
export const consultationStatusChange = z.strictObject({ status: z.enum(consultationStatuses) });

export type ConsultationRequest = z.input<typeof consultationRequest>;
export type ConsultationReceipt = z.infer<typeof consultationReceipt>;
export type Consultation = z.infer<typeof consultation>;
export type ConsultationStatus = (typeof consultationStatuses)[number];
