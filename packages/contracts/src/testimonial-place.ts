import type { Testimonial } from './testimonials.js';

/** The section of the testimonials page in which a testimonial is shown. */
export type TestimonialPlace = 'pacific' | 'story' | 'review';

/** How many testimonials of each place are sent with the page. */
export const testimonialsPerPlace = 12;

/** How many of them are shown before the visitor filters by procedure or region. */
export const initiallyShownCounts: Readonly<Record<TestimonialPlace, number>> = {
  story: 3,
  pacific: 3,
  review: 5,
};

/** How many approved testimonials the page requests from the API: those that were added last. */
export const maxRequestedTestimonials = 100;

type Story = Pick<Testimonial, 'pacific_story' | 'before_vision' | 'after_vision'>;
type Placeable = Story & Pick<Testimonial, 'given_on' | 'created_at' | 'featured'>;

/**
 * The place of an approved testimonial. Every approved one has a place: without a complete story it is a short review.
 * No rating excludes it, since showing only the best ones would mislead.
 */
export function placeOfTestimonial({ pacific_story, before_vision, after_vision }: Story): TestimonialPlace {
  if (pacific_story) return 'pacific';
  return before_vision && after_vision ? 'story' : 'review';
}

const givenOn = ({ given_on, created_at }: Placeable): string => given_on ?? created_at;

export const newestFirst = <Item extends Placeable>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => givenOn(b).localeCompare(givenOn(a)));

/** The testimonials that each place shows: the newest, but featured stories before all others. */
export function groupByPlace<Item extends Placeable>(
  items: readonly Item[],
): Record<TestimonialPlace, Item[]> {
  const sorted = newestFirst(items);
  const atPlace = (place: TestimonialPlace) => sorted.filter((item) => placeOfTestimonial(item) === place);
  const limit = (all: Item[]) => all.slice(0, testimonialsPerPlace);
  return {
    story: limit(atPlace('story').sort((a, b) => Number(b.featured) - Number(a.featured))),
    pacific: limit(atPlace('pacific')),
    review: limit(atPlace('review')),
  };
}
