import { figuresOf, exceedsLimit } from './figures.ts';

const round = (paint: number, answer: number | null = 40) => ({ filter: { answer, paint } });

test('the median of all rounds is compared with that of an empty list', () => {
  const figures = figuresOf([round(24), round(400), round(32)], [round(16), round(16), round(16)]);
  expect(figures).toEqual({ filter: { answer: 40, paint: 32, ratio: 2 } });
});

test('a step that an empty list lacks has no ratio', () => {
  const full = [{ next: { answer: 30, paint: 24 } }];
  expect(figuresOf(full, [round(16)])).toEqual({ next: { answer: 30, paint: 24, ratio: null } });
});

test.each([
  ['a slow answer', { answer: 101, paint: 16, ratio: 1 }],
  ['a late paint', { answer: 10, paint: 104, ratio: 1 }],
  ['a list that makes it slower', { answer: 10, paint: 40, ratio: 2.5 }],
])('%s exceeds its limit', (_, figure) => {
  expect(exceedsLimit(figure)).toBe(true);
  expect(exceedsLimit({ answer: 100, paint: 100, ratio: 2 })).toBe(false);
});
