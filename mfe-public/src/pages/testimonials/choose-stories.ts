import { initiallyShownCounts } from '@lens/contracts/testimonial-place';
import { matches, type Choice } from './filters/choice';
import type { TestimonialsData } from './load';

/** The stories that the page shows: a few of each kind, or all that match a choice. */
export function chooseStories(data: TestimonialsData | undefined, choice: Choice) {
  const { longStories, pacific, reviews } = data ?? { longStories: [], pacific: [], reviews: [] };
  const isFiltered = choice.procedure !== null || choice.region !== null;
  const limit = <Story>(stories: Story[], count: number) => (isFiltered ? stories : stories.slice(0, count));
  const shown = {
    longStories: limit(
      longStories.filter((story) => matches(story, choice)),
      initiallyShownCounts.story,
    ),
    pacific: limit(
      pacific.filter((story) => matches(story, choice)),
      initiallyShownCounts.pacific,
    ),
    reviews: limit(
      reviews.filter((review) => matches(review, choice)),
      initiallyShownCounts.review,
    ),
  };
  const all = [...longStories, ...pacific, ...reviews];
  return {
    ...shown,
    count: shown.longStories.length + shown.pacific.length + shown.reviews.length,
    hasStories: all.length > 0,
    hasSamples: all.some(({ is_sample }) => is_sample),
  };
}
