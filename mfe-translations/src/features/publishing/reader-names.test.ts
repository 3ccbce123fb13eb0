import { readerNames } from './reader-names';

test('a language that falls back to a changed one is named too', () => {
  expect(readerNames(['ko', 'ko'])).toBe('Korean');
  expect(readerNames(['es'])).toBe('Spanish and Spanish (Mexico) (where it has no text of its own)');
  expect(readerNames(['es', 'es-MX'])).toBe('Spanish and Spanish (Mexico)');
});
