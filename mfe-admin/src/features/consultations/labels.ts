import type { Consultation, ConsultationStatus } from '@lens/contracts/consultations';
import {
  channelLabels,
  consultationStatusLabels as statusLabels,
  procedureLabels,
} from '@lens/contracts/consultation-labels';
import { isLanguageCode, languageOf, languages } from '@lens/contracts/languages';

export { channelLabels, procedureLabels, statusLabels };

/** In the order in which a request goes through them. Not taken from the schema: zod would come along. */
export const statuses = Object.keys(statusLabels) as ConsultationStatus[];

export const statusOptions = statuses.map((status) => [status, statusLabels[status]] as const);

export const isStatus = (text: string): text is ConsultationStatus => Object.hasOwn(statusLabels, text);

/** Where a request goes from here when all is well; nowhere from the end. */
export const nextStatus = (status: ConsultationStatus): ConsultationStatus | undefined =>
  statuses[statuses.indexOf(status) + 1];

/** An empty value narrows nothing, so that those who chose none cannot be asked for alone. */
export const procedureOptions = Object.entries(procedureLabels).filter(([value]) => value !== '');

export const languageOptions = languages.map(({ code, name }) => [code, name] as const);

/** The English name of the language someone wrote in. */
export const languageLabel = (code: string | null): string =>
  code === null ? 'Not stated' : isLanguageCode(code) ? languageOf(code).name : code;

export const fullName = ({ firstName, lastName }: Pick<Consultation, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

const promisedAnswerMs = 24 * 3_600_000;

/** Nobody has answered within the day that the site promises. */
export const isOverdue = ({ status, created_at }: Consultation, nowMs: number): boolean =>
  status === 'new' && nowMs - Date.parse(created_at) > promisedAnswerMs;
