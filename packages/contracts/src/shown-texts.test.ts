/** @jest-environment node */
import { countShown, shownIn } from './shown-texts.js';

const wanted = ['title', 'lead', 'items_one', 'items_many'];

test('a text is read in its language, else in the one that fills its gaps, else in English', () => {
  const own = new Set(['title', 'gone']);
  const second = new Set(['title', 'lead']);
  expect(wanted.map((key) => shownIn(key, own, second))).toEqual(['own', 'fallback', 'english', 'english']);
  expect(countShown(wanted, own, second)).toEqual({ own: 1, fallback: 1, english: 2 });
});

test('without such a language the rest is English', () => {
  expect(countShown(wanted, new Set(['lead']))).toEqual({ own: 1, fallback: 0, english: 3 });
});
