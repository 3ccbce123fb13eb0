import type { Consultation, ConsultationStatus } from '@lens/contracts/consultations';
import { isLanguageCode, languageOf } from '@lens/contracts/languages';

export const statusLabels: Record<ConsultationStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  closed: 'Closed',
};

/** In the order in which a request goes through them. Not taken from the schema: zod would come along. */
export const statuses = Object.keys(statusLabels) as ConsultationStatus[];

export const statusOptions = statuses.map((status) => [status, statusLabels[status]] as const);

export const isStatus = (text: string): text is ConsultationStatus => Object.hasOwn(statusLabels, text);

export const procedureLabels: Record<Consultation['procedure'], string> = {
  '': 'Not chosen',
  lasik: 'LASIK',
  prk: 'PRK',
  icl: 'ICL',
  consultation: 'General Consultation',
};

export const channelLabels: Record<Consultation['preferredContact'], string> = {
  phone: 'Phone',
  email: 'Email',
};

/** The English name of the language someone wrote in. */
export const languageLabel = (code: string | null): string =>
  code === null ? 'Not stated' : isLanguageCode(code) ? languageOf(code).name : code;

export const fullName = ({ firstName, lastName }: Consultation): string => `${firstName} ${lastName}`;
