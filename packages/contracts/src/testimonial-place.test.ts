import { placeOfTestimonial, groupByPlace, testimonialsPerPlace } from './testimonial-place.js';

const emptyStory = { pacific_story: null, before_vision: null, after_vision: null };

test.each([
  ['the vision before and after makes a story', { before_vision: '20/400', after_vision: '20/15' }, 'story'],
  [
    'a story of the mission is shown with the islands, measured or not',
    { pacific_story: 'Reading again.' },
    'pacific',
  ],
  ['half a measurement makes no story, but a short review', { before_vision: '20/400' }, 'review'],
  ['words alone are a short review', {}, 'review'],
])('%s', (_case, given, place) => {
  expect(placeOfTestimonial({ ...emptyStory, ...given })).toBe(place);
});

test('each place shows the newest, and among stories the featured ones first', () => {
  const days = Array.from({ length: testimonialsPerPlace + 1 }, (_, day) => `2026-03-${day + 10}`);
  const testimonials = days.map((day) => ({
    ...emptyStory,
    given_on: null,
    created_at: `${day}T12:00:00.000Z`,
    featured: false,
  }));
  expect(groupByPlace(testimonials).review).toEqual(
    [...testimonials].reverse().slice(0, testimonialsPerPlace),
  );
  const vision = { before_vision: '20/400', after_vision: '20/15' };
  const stories = testimonials.map((one, index) => ({ ...one, ...vision, featured: index === 0 }));
  const { story, review } = groupByPlace(stories);
  expect(story[0]).toBe(stories[0]);
  expect(story).not.toContain(stories[1]);
  expect([story.length, review.length]).toEqual([testimonialsPerPlace, 0]);
});
