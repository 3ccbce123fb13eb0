import { isTexts } from './texts';

test.each([
  [{ a: 'x', b: { c: 'y' } }, true],
  [{ a: 1 }, false],
  [{ a: ['x'] }, false],
  [[], false],
  [null, false],
  ['text', false],
])('%j is a locale file: %s', (value, expected) => {
  expect(isTexts(value)).toBe(expected);
});
