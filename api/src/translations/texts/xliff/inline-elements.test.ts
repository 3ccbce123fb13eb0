import fc from 'fast-check';
import { writeInline, parseSign } from './inline-elements.js';
import { splitIntoPieces } from './pieces.js';

const names = ['LASIK', 'Dr. Lee', 'Lee'];
const source = '{{count}} <b>LASIK</b> of Dr. Lee, {{name}}';

test('placeholders and tags are codes, names are protected, and the rest is text', () => {
  expect(writeInline(source, source, names)).toBe(
    '<ph id="1">{{count}}</ph> <ph id="2">&lt;b&gt;</ph><mrk mtype="protected">LASIK</mrk>' +
      '<ph id="3">&lt;/b&gt;</ph> of <mrk mtype="protected">Dr. Lee</mrk>, <ph id="4">{{name}}</ph>',
  );
});

test('a code has the id of the same code in the source, wherever it is, or else a new id', () => {
  expect(writeInline('{{name}}{{name}} {{count}} {{new}}', source, names)).toBe(
    '<ph id="4">{{name}}</ph><ph id="5">{{name}}</ph> <ph id="1">{{count}}</ph> <ph id="6">{{new}}</ph>',
  );
});

test('a name that is part of a longer word is text', () => {
  expect(writeInline('LASIKs LASIK은', '', names)).toBe('LASIKs <mrk mtype="protected">LASIK</mrk>은');
});

test('a character that XML does not allow is written as an <x>, and no other <x> is read as one', () => {
  expect(writeInline('a\u0001b', '', names)).toBe('a<x id="1" ctype="x-u-0001"/>b');
  const types = ['x-u-0001', 'x-u-ffff', 'x-u-0000', 'x-u-0041', 'x-u-d800', 'bold', undefined];
  expect(types.map(parseSign)).toEqual(['\u0001', '\uffff', ...Array<undefined>(5)]);
});

test('the pieces of any text, joined again, are the text', () => {
  const part = fc.oneof(
    fc.constantFrom(...names, '{{', '}}', '{{n}}', '<b>', '<', '>', '\u0001'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(
        splitIntoPieces(text, names)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
