import fc from 'fast-check';
import { inlineOf, signOf } from './inline-elements.js';
import { piecesOf } from './pieces.js';

const names = ['LASIK', 'Dr. Lee', 'Lee'];
const source = '{{count}} <b>LASIK</b> of Dr. Lee, {{name}}';

test('placeholders and tags are codes, what nobody translates is protected, and the rest is text', () => {
  expect(inlineOf(source, source, names)).toBe(
    '<ph id="1">{{count}}</ph> <ph id="2">&lt;b&gt;</ph><mrk mtype="protected">LASIK</mrk>' +
      '<ph id="3">&lt;/b&gt;</ph> of <mrk mtype="protected">Dr. Lee</mrk>, <ph id="4">{{name}}</ph>',
  );
});

test('a code has the number of its source, wherever it stands, and one of its own where it is in none', () => {
  expect(inlineOf('{{name}}{{name}} {{count}} {{new}}', source, names)).toBe(
    '<ph id="4">{{name}}</ph><ph id="5">{{name}}</ph> <ph id="1">{{count}}</ph> <ph id="6">{{new}}</ph>',
  );
});

test('a name that is grown to other letters is text', () => {
  expect(inlineOf('LASIKs LASIK은', '', names)).toBe('LASIKs <mrk mtype="protected">LASIK</mrk>은');
});

test('what XML cannot hold is named, and nothing else is taken for it', () => {
  expect(inlineOf('a\u0001b', '', names)).toBe('a<x id="1" ctype="x-u-0001"/>b');
  const types = ['x-u-0001', 'x-u-ffff', 'x-u-0000', 'x-u-0041', 'x-u-d800', 'bold', undefined];
  expect(types.map(signOf)).toEqual(['\u0001', '\uffff', ...Array<undefined>(5)]);
});

test('the pieces of any text are the text', () => {
  const part = fc.oneof(
    fc.constantFrom(...names, '{{', '}}', '{{n}}', '<b>', '<', '>', '\u0001'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(
        piecesOf(text, names)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
