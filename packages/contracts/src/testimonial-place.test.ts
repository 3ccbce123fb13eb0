import { placeOf, placesOf, testimonialsPerPlace } from './testimonial-place.js';

const nothing = { pacific_story: null, before_vision: null, after_vision: null };

test.each([
  ['what was seen before and after is a story', { before_vision: '20/400', after_vision: '20/15' }, 'story'],
  [
    'a story of the mission stands with the islands, measured or not',
    { pacific_story: 'Reading again.' },
    'pacific',
  ],
  ['half a measurement is no story, but still said', { before_vision: '20/400' }, 'review'],
  ['words alone are a short review', {}, 'review'],
])('%s', (_, given, place) => {
  expect(placeOf({ ...nothing, ...given })).toBe(place);
});

test('each place has room for the newest, and of stories for the featured ones first', () => {
  const days = Array.from({ length: testimonialsPerPlace + 1 }, (_, day) => `2026-03-${day + 10}`);
  const said = days.map((day) => ({
    ...nothing,
    given_on: null,
    created_at: `${day}T12:00:00.000Z`,
    featured: false,
  }));
  expect(placesOf(said).review).toEqual([...said].reverse().slice(0, testimonialsPerPlace));
  const seen = { before_vision: '20/400', after_vision: '20/15' };
  const stories = said.map((one, index) => ({ ...one, ...seen, featured: index === 0 }));
  const { story, review } = placesOf(stories);
  expect(story[0]).toBe(stories[0]);
  expect(story).not.toContain(stories[1]);
  expect([story.length, review.length]).toEqual([testimonialsPerPlace, 0]);
});
