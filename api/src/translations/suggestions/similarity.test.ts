import { similarity, trigramsOf } from './similarity.js';

const alike = (one: string, other: string) => similarity(trigramsOf(one), trigramsOf(other));

test('texts are as alike as PostgreSQL finds them', () => {
  // The figures of its manual, and of `SELECT similarity(…)`.
  expect(alike('word', 'two words')).toBeCloseTo(0.363636, 5);
  expect(alike('Rest at home.', 'rest at home')).toBe(1);
  expect(alike('LASIK', 'PRK')).toBe(0);
});

test('a text without a word is like no other', () => {
  expect(alike('…', '—')).toBe(0);
  expect(alike('', 'Rest')).toBe(0);
});
