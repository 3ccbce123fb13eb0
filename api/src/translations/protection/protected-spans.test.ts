import { protectedSpans } from './protected-spans.js';

const names = { terms: ['SMILE', 'LASIK', 'Dr. Mara Solano'], brands: ['SMILE Pro', 'LASIK Center'] };
const piecesOf = (text: string) => protectedSpans(text, names).map((span) => span.text);

test.each([
  ['the longest name', 'SMILE Pro is not SMILE', ['SMILE Pro', 'SMILE']],
  ['whole words in their case', 'SMILES, smile and LASIKs', []],
  ['names that overlap as one', 'SMILE LASIK Center', ['SMILE', 'LASIK Center']],
  ['a name in every position', 'LASIK/LASIK’s (LASIK)', ['LASIK', 'LASIK', 'LASIK']],
  ['a name with a full stop', 'Ask Dr. Mara Solano.', ['Dr. Mara Solano']],
  [
    'placeholders with their signs',
    '${{price}} at {{rate}}% for {{name}}',
    ['${{price}}', '{{rate}}%', '{{name}}'],
  ],
  ['tags', '<a href="{{url}}">now</a>', ['<a href="{{url}}">', '</a>']],
  ['phones whole', 'Call +1 (212) 555-0100 or 911', ['+1 (212) 555-0100', '911']],
  ['a phone apart from a figure', 'Call +1 (212) 555-0100 12,000 times', ['+1 (212) 555-0100', '12,000']],
  ['addresses without what ends the sentence', 'See https://example.com/a.', ['https://example.com/a']],
  ['figures', '20/20 and -1.50 D', ['20/20', '-1.50 D']],
  ['what looks like a token', '[X1X], XX2XX and &lt;', ['[X1X]', 'XX2XX', '&lt;']],
])('protects %s', (_what, text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('tells a piece within a word from one that stands apart', () => {
  expect(protectedSpans('<b>now</b> LASIK', names).map(({ touches }) => touches)).toEqual([
    { before: false, after: true },
    { before: true, after: false },
    { before: false, after: false },
  ]);
});
