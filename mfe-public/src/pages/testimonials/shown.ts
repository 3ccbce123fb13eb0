import { shownAtFirst } from '@lens/contracts/testimonial-place';
import { suits, type Choice } from './filters/choice';
import type { TestimonialsData } from './load';

/** What of the stories is shown: a few of each kind, or all that suit a choice. */
export function shownOf(data: TestimonialsData | undefined, choice: Choice) {
  const { told, pacific, reviews } = data ?? { told: [], pacific: [], reviews: [] };
  const isAsked = choice.procedure !== null || choice.region !== null;
  const few = <Story>(stories: Story[], count: number) => (isAsked ? stories : stories.slice(0, count));
  const shown = {
    told: few(
      told.filter((story) => suits(story, choice)),
      shownAtFirst.story,
    ),
    pacific: few(
      pacific.filter((story) => suits(story, choice)),
      shownAtFirst.pacific,
    ),
    reviews: few(
      reviews.filter((review) => suits(review, choice)),
      shownAtFirst.review,
    ),
  };
  const all = [...told, ...pacific, ...reviews];
  return {
    ...shown,
    count: shown.told.length + shown.pacific.length + shown.reviews.length,
    hasStories: all.length > 0,
    hasSamples: all.some(({ is_sample }) => is_sample),
  };
}
