import fc from 'fast-check';
import { labelOf } from './label.js';

test('whatever a file is called, its label holds no path and is never long, or it is refused', () => {
  const part = fc.constantFrom(
    '..',
    '/',
    '\\',
    'a',
    '方',
    '\u0301',
    '\u202e',
    ' ',
    '.',
    '\n',
    '\0',
    '😀',
    'C:',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 300 }), (parts) => {
      const name = parts.join('');
      try {
        expect(labelOf(name)).toMatch(/^(?!\.*$)(?! )[^/\\\p{Cc}\u202e]{1,400}$/u);
      } catch (refusal) {
        expect(refusal).toMatchObject({ code: 'bad_file_name' });
      }
    }),
    { numRuns: 1000 },
  );
});
