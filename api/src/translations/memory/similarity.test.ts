import { similarity, trigramsOf } from './similarity.js';

const similarityOf = (one: string, other: string) => similarity(trigramsOf(one), trigramsOf(other));

test('texts are as similar as in PostgreSQL', () => {
  // Numbers from its manual, and from `SELECT similarity(…)`.
  expect(similarityOf('word', 'two words')).toBeCloseTo(0.363636, 5);
  expect(similarityOf('Rest at home.', 'rest at home')).toBe(1);
  expect(similarityOf('LASIK', 'PRK')).toBe(0);
});

test('a text without a word is similar to none', () => {
  expect(similarityOf('…', '—')).toBe(0);
  expect(similarityOf('', 'Rest')).toBe(0);
});
