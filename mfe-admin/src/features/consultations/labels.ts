import type { Consultation, ConsultationStatus } from '@lens/contracts/consultations';
import {
  channelLabels,
  consultationStatusLabels as statusLabels,
  procedureLabels,
} from '@lens/contracts/consultation-labels';
import { isLanguageCode, languageOf, languages } from '@lens/contracts/languages';

export { channelLabels, procedureLabels, statusLabels };

/** In the usual order of a request. Not derived from the schema, which would load zod. */
export const statuses = Object.keys(statusLabels) as ConsultationStatus[];

export const statusOptions = statuses.map((status) => [status, statusLabels[status]] as const);

export const isStatus = (text: string): text is ConsultationStatus => Object.hasOwn(statusLabels, text);

/** The usual next status; undefined after the last. */
export const nextStatus = (status: ConsultationStatus): ConsultationStatus | undefined =>
  statuses[statuses.indexOf(status) + 1];

/** Without the empty value, which would mean no filter. */
export const procedureOptions = Object.entries(procedureLabels).filter(([value]) => value !== '');

export const languageOptions = languages.map(({ code, name }) => [code, name] as const);

/** The English name of the language in which somebody wrote. */
export const languageLabel = (code: string | null): string =>
  code === null ? 'Not stated' : isLanguageCode(code) ? languageOf(code).name : code;

export const fullName = ({ firstName, lastName }: Pick<Consultation, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

const promisedAnswerMs = 24 * 3_600_000;

/** Whether nobody has answered within the promised 24 hours. */
export const isOverdue = ({ status, created_at }: Consultation, nowMs: number): boolean =>
  status === 'new' && nowMs - Date.parse(created_at) > promisedAnswerMs;
