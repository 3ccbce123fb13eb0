import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
import { dayInZone } from '@lens/contracts/practice-time';
import { newestFirst, groupByPlace, maxRequestedTestimonials } from '@lens/contracts/testimonial-place';
import type { PublicPractice } from '@lens/contracts/settings';
import type { PublicTestimonial } from '@lens/contracts/testimonials';
import { loadFigures } from '../../sections/figure/load-figures';
import { ago, type Ago } from './reviews/ago';
import { headlineKeys, type HeadlineFigures } from './testimonials-facts';

export type Result = Pick<
  PublicTestimonial,
  'id' | 'procedure_type' | 'before_vision' | 'after_vision' | 'satisfaction' | 'is_sample'
>;
export type Review = Pick<
  PublicTestimonial,
  'id' | 'name' | 'procedure_type' | 'region' | 'rating' | 'quote' | 'written_in' | 'is_sample'
> & { ago: Ago | null };

export interface TestimonialsData {
  figures: Partial<HeadlineFigures>;
  /** Stories with sight before and after, featured ones first. */
  longStories: PublicTestimonial[];
  pacific: PublicTestimonial[];
  results: Result[];
  reviews: Review[];
}

export async function load({ api, lng, signal }: LoadContext): Promise<TestimonialsData> {
  const [figures, { items }, { timeZone }] = await Promise.all([
    loadFigures({ api, signal }, headlineKeys),
    api.get<Page<PublicTestimonial>>('/testimonials/public', {
      query: { lng, limit: maxRequestedTestimonials },
      signal,
    }),
    api.get<PublicPractice>('/settings/public', { signal }),
  ]);
  return { figures, ...sortTestimonials(items, dayInZone(Date.now(), timeZone)) };
}

/**
 * Sorts testimonials by their place on the page, the newest first.
 * @param today `YYYY-MM-DD` by the practice's clocks
 */
export function sortTestimonials(
  items: readonly PublicTestimonial[],
  today: string,
): Omit<TestimonialsData, 'figures'> {
  const { story, pacific, review } = groupByPlace(items);
  return {
    longStories: story,
    pacific,
    results: newestFirst(items)
      .filter(
        ({ before_vision, after_vision, satisfaction }) => before_vision && after_vision && satisfaction,
      )
      .slice(0, 5)
      .map(resultOf),
    reviews: review.map((testimonial) => reviewOf(testimonial, today)),
  };
}

const resultOf = (story: PublicTestimonial): Result => {
  const { id, procedure_type, before_vision, after_vision, satisfaction, is_sample } = story;
  return { id, procedure_type, before_vision, after_vision, satisfaction, is_sample };
};

const reviewOf = (story: PublicTestimonial, today: string): Review => {
  const { id, name, procedure_type, region, rating, quote, written_in, is_sample, given_on } = story;
  const day = given_on ? ago(given_on, today) : null;
  return { id, name, procedure_type, region, rating, quote, written_in, is_sample, ago: day };
};
