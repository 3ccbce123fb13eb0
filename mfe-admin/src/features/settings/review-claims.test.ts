import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import { reviewQuestion } from './review-claims';

const review = { by: 'Kim Ji-woo', on: '2026-11-20' };
const reviewed = { ...unreviewedLanguages, ko: { offered: true, reviewed: review } };

test('a review is recorded without a question if every text was reviewed on the desk', () => {
  const counts = { ko: { reviewed: 1179, total: 1179 } };
  expect(reviewQuestion(unreviewedLanguages, reviewed, counts)).toBeNull();
});

test('a saved review is not asked about again, but a newer one is', () => {
  expect(reviewQuestion(reviewed, reviewed, {})).toBeNull();
  expect(reviewQuestion(reviewed, unreviewedLanguages, {})).toBeNull();
  const newer = { ...reviewed, ko: { offered: true, reviewed: { ...review, on: '2026-11-22' } } };
  expect(reviewQuestion(reviewed, newer, {})?.text).toContain(
    'How many texts were reviewed on the translation desk is not known.',
  );
});
