import fc from 'fast-check';
import { cleanFilename } from './clean-filename.js';

test('a cleaned filename contains no path and is never too long, or the file is refused', () => {
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
        expect(cleanFilename(name)).toMatch(/^(?!\.*$)(?! )[^/\\\p{Cc}\u202e]{1,400}$/u);
      } catch (refusal) {
        expect(refusal).toMatchObject({ code: 'bad_file_name' });
      }
    }),
    { numRuns: 1000 },
  );
});
