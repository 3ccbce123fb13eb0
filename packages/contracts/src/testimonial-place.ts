import type { Testimonial } from './testimonials.js';

/** Where the testimonials page shows what somebody said. */
export type TestimonialPlace = 'pacific' | 'story' | 'review';

/** How many of each place travel with the page: the newest. */
export const testimonialsPerPlace = 12;

/** How many of those are shown to somebody who has chosen no procedure and no region; the others wait for a choice. */
export const shownAtFirst: Readonly<Record<TestimonialPlace, number>> = { story: 3, pacific: 3, review: 5 };

/** How many of the approved ones the page asks for: those that were added last. */
export const testimonialsAsked = 100;

type Told = Pick<Testimonial, 'pacific_story' | 'before_vision' | 'after_vision'>;
type Placed = Told & Pick<Testimonial, 'given_on' | 'created_at' | 'featured'>;

/**
 * The one place of an approved testimonial. Every approved one has a place: what is missing of a story makes it a short
 * review, and no number of stars keeps it away, since showing only the best ones would mislead.
 */
export function placeOf({ pacific_story, before_vision, after_vision }: Told): TestimonialPlace {
  if (pacific_story) return 'pacific';
  return before_vision && after_vision ? 'story' : 'review';
}

const givenOn = ({ given_on, created_at }: Placed): string => given_on ?? created_at;

/** The newest first. */
export const byDay = <One extends Placed>(items: readonly One[]): One[] =>
  [...items].sort((one, other) => givenOn(other).localeCompare(givenOn(one)));

/** What each place has room for: the newest, of stories the featured ones before all others. */
export function placesOf<One extends Placed>(items: readonly One[]): Record<TestimonialPlace, One[]> {
  const said = byDay(items);
  const of = (place: TestimonialPlace) => said.filter((one) => placeOf(one) === place);
  const first = (all: One[]) => all.slice(0, testimonialsPerPlace);
  return {
    story: first(of('story').sort((one, other) => Number(other.featured) - Number(one.featured))),
    pacific: first(of('pacific')),
    review: first(of('review')),
  };
}
