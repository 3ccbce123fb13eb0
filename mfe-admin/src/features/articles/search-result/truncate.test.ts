import { truncate, widthLeft } from './truncate';

test('a line is cut after the last whole word that fits', () => {
  expect(truncate('The first week', 14)).toBe('The first week');
  expect(truncate('The first week', 13)).toBe('The first …');
  expect(truncate('The first week', 9)).toBe('The first …');
  expect(truncate('Photorefractive', 5)).toBe('Photo …');
});

test('a wide character counts as two, and is never split', () => {
  expect(widthLeft('안구건조증', 12)).toBe(2);
  expect(truncate('眼睛的第一周', 7)).toBe('眼睛的 …');
  expect(truncate('𠮷𠮷𠮷', 4)).toBe('𠮷𠮷 …');
});
