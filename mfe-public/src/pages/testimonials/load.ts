import type { Page } from '@lens/contracts/lists';
import type { LoadContext } from '@lens/contracts/page';
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
  /** Stories with what was seen before and after, featured ones first. */
  told: PublicTestimonial[];
  pacific: PublicTestimonial[];
  results: Result[];
  reviews: Review[];
}

/** As many of a kind as travel with the page. */
const most = 12;

export async function load({ api, lng, signal }: LoadContext): Promise<TestimonialsData> {
  const [figures, { items }] = await Promise.all([
    loadFigures({ api, signal }, headlineKeys),
    api.get<Page<PublicTestimonial>>('/testimonials/public', { query: { lng, limit: 100 }, signal }),
  ]);
  return { figures, ...sorted(items, Date.now()) };
}

/** What was said, by the place that it has on the page, the newest first. */
export function sorted(items: readonly PublicTestimonial[], now: number): Omit<TestimonialsData, 'figures'> {
  const said = [...items].sort((one, other) => givenOn(other).localeCompare(givenOn(one)));
  const measured = said.filter(({ before_vision, after_vision }) => before_vision && after_vision);
  return {
    told: measured
      .filter(({ pacific_story }) => !pacific_story)
      .sort((one, other) => Number(other.featured) - Number(one.featured))
      .slice(0, most),
    pacific: measured.filter(({ pacific_story }) => pacific_story).slice(0, most),
    results: measured
      .filter(({ satisfaction }) => satisfaction)
      .slice(0, 5)
      .map(resultOf),
    reviews: said
      .filter(({ before_vision, pacific_story, rating }) => !before_vision && !pacific_story && rating === 5)
      .slice(0, most)
      .map((review) => reviewOf(review, now)),
  };
}

const givenOn = ({ given_on, created_at }: PublicTestimonial): string => given_on ?? created_at;

const resultOf = (story: PublicTestimonial): Result => {
  const { id, procedure_type, before_vision, after_vision, satisfaction, is_sample } = story;
  return { id, procedure_type, before_vision, after_vision, satisfaction, is_sample };
};

const reviewOf = (story: PublicTestimonial, now: number): Review => {
  const { id, name, procedure_type, region, rating, quote, written_in, is_sample, given_on } = story;
  const day = given_on ? ago(given_on, now) : null;
  return { id, name, procedure_type, region, rating, quote, written_in, is_sample, ago: day };
};
