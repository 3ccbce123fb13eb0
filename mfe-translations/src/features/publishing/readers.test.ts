import { readersOf } from './readers';

test('a language that reads its gaps in a changed one is named with it', () => {
  expect(readersOf(['ko', 'ko'])).toBe('Korean');
  expect(readersOf(['es'])).toBe('Spanish and Spanish (Mexico) (where it has no text of its own)');
  expect(readersOf(['es', 'es-MX'])).toBe('Spanish and Spanish (Mexico)');
});
