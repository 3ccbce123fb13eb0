import { cut, roomLeft } from './room';

test('a line is cut after the last whole word that fits', () => {
  expect(cut('The first week', 14)).toBe('The first week');
  expect(cut('The first week', 13)).toBe('The first …');
  expect(cut('The first week', 9)).toBe('The first …');
  expect(cut('Photorefractive', 5)).toBe('Photo …');
});

test('a letter of a wide script takes the place of two, and is never torn', () => {
  expect(roomLeft('안구건조증', 12)).toBe(2);
  expect(cut('眼睛的第一周', 7)).toBe('眼睛的 …');
  expect(cut('𠮷𠮷𠮷', 4)).toBe('𠮷𠮷 …');
});
