import type { CitedPart } from '@lens/contracts/medical-pages';
import type { MedicalReview, MedicalReviewState } from '@lens/contracts/medical-reviews';
import type { Tone } from '@lens/ui/office/Badge';

export const stateLabels: Readonly<Record<MedicalReviewState, string>> = {
  overdue: 'Overdue',
  due: 'Due soon',
  missing: 'Not reviewed',
  current: 'Reviewed',
};

export const stateTones: Readonly<Record<MedicalReviewState, Tone>> = {
  overdue: 'bad',
  due: 'waiting',
  missing: 'plain',
  current: 'good',
};

/** The parts of pages, as their headings call them. */
export const partLabels: Readonly<Record<CitedPart, string>> = {
  explanation: 'How it works',
  technology: 'The technology',
  risks: 'What may go wrong',
  candidacy: 'Whom it suits',
  equipment: 'Machines',
  safety: 'Safety standards',
};

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** `Mar 1, 2026`; a dash without a day. */
export const formatDay = (day: string | null): string => (day ? dayFormat.format(new Date(day)) : '–');

const listNumbers = (numbers: readonly number[]) => new Intl.ListFormat('en').format(numbers.map(String));

/** What does not match between the text of an article and its sources, in sentences. */
export function describeMismatches({
  numbers_without_source: unknown,
  sources_without_number: unused,
}: Pick<MedicalReview, 'numbers_without_source' | 'sources_without_number'>): string[] {
  return [
    ...(unknown.length > 0 ? [`The text names ${listNumbers(unknown)}, which no source has.`] : []),
    ...(unused.length > 0 ? [`The text does not name source ${listNumbers(unused)}.`] : []),
  ];
}
