import { languageOf, languages, sourceLanguage } from '@lens/contracts/languages';
import type { LanguageStates } from '@lens/contracts/settings';
import type { Question } from '@lens/platform/confirm';
import type { ReviewedCount, ReviewedCounts } from './api/reviewed-counts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** `1 of 1,179 texts reviewed on the translation desk.` */
export const formatReviewedCount = ({ reviewed, total }: ReviewedCount): string =>
  `${reviewed.toLocaleString('en')} of ${total.toLocaleString('en')} texts reviewed on the translation desk.`;

const isComplete = (count: ReviewedCount | undefined): boolean =>
  count !== undefined && count.reviewed === count.total;

/**
 * A question before pages name a review that the translation desk does not confirm; null if there is none.
 * @param before the saved languages
 */
export function reviewQuestion(
  before: LanguageStates,
  after: LanguageStates,
  counts: ReviewedCounts,
): Question | null {
  const claims = languages.flatMap(({ code }) => {
    const [savedReview, review] = [before[code].reviewed, after[code].reviewed];
    const isNew = review && (savedReview?.by !== review.by || savedReview.on !== review.on);
    if (!isNew || code === sourceLanguage || isComplete(counts[code])) return [];
    const { name } = languageOf(code);
    const count = counts[code];
    const claim = `Pages in ${name} will say that ${review.by} reviewed their translation on ${dateFormat.format(new Date(review.on))}.`;
    return [
      {
        name,
        text: `${claim} ${count ? formatReviewedCount(count) : 'How many texts were reviewed on the translation desk is not known.'}`,
      },
    ];
  });
  if (claims.length === 0) return null;
  const names = claims.map(({ name }) => name);
  return {
    title: `Record a review of ${new Intl.ListFormat('en').format(names)}?`,
    text: `${claims.map(({ text }) => text).join(' ')} Record a review only if this person has read all texts.`,
    action: 'Record the review',
  };
}
