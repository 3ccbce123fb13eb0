import { z } from 'zod';
import { consultation } from './consultations.js';
import { listQuery, pageOf } from './lists.js';
import { mail } from './mail.js';
import { consultationMaxLengths, emailMaxLength } from './max-lengths.js';
import { subscriber } from './newsletter.js';
import { revisionFields } from './revisions.js';

/** What staff write about a request; `username` stays after the account is deleted. */
export const note = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  username: z.string(),
  text: z.string(),
  created_at: z.string(),
  ...revisionFields,
});

export const noteCreate = z.strictObject({ text: z.string().trim().min(1).max(consultationMaxLengths.note) });
export const noteQuery = listQuery(['created_at'], '-created_at');
export const notePage = pageOf(note);

/** Where staff saw a request: in a list, opened, with its notes, or in a file. */
const viewKinds = ['list', 'read', 'notes', 'export'] as const;

const view = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  username: z.string(),
  kind: z.enum(viewKinds),
  created_at: z.string(),
});

export const viewQuery = listQuery(['created_at'], '-created_at').extend({
  kind: z.enum(viewKinds).optional(),
});
export const viewPage = pageOf(view);

/** What shows that another request may be from the same person; several people may share a phone. */
const sameBy = ['email', 'phone', 'both'] as const;

/** Another request with the same email address or phone, with the name that it was sent under. */
const otherRequest = consultation
  .pick({ id: true, reference: true, status: true, created_at: true, firstName: true, lastName: true })
  .extend({ same: z.enum(sameBy) });
export const otherRequests = z.object({ items: z.array(otherRequest), total: z.int() });

/** A member of staff to whom requests can be assigned. */
const assignee = z.object({ id: z.uuid(), username: z.string() });
export const assigneeQuery = listQuery(['username'], 'username');
export const assigneePage = pageOf(assignee);

/** The person that an export or an erasure is about. The case of letters is ignored. */
export const person = z.strictObject({ email: z.email().max(emailMaxLength) });

/** Everything that is stored about one person. */
export const personRecord = z.object({
  email: z.string(),
  consultations: z.array(consultation.extend({ notes: z.array(note), views: z.array(view) })),
  subscription: subscriber.nullable(),
  mails: z.array(mail),
});

/** How many of each were erased. */
export const personErasure = z.object({
  consultations: z.int(),
  notes: z.int(),
  views: z.int(),
  subscriptions: z.int(),
  mails: z.int(),
});

export type OtherRequest = z.infer<typeof otherRequest>;
export type OtherRequests = z.infer<typeof otherRequests>;
export type Note = z.infer<typeof note>;
export type View = z.infer<typeof view>;
export type ViewKind = (typeof viewKinds)[number];
export type PersonRecord = z.infer<typeof personRecord>;
export type PersonErasure = z.infer<typeof personErasure>;
