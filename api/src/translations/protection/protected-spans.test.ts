import { protectedSpans } from './protected-spans.js';

const names = { terms: ['SMILE', 'LASIK', 'Dr. Mara Solano'], brands: ['SMILE Pro', 'LASIK Center'] };
const spanTextsOf = (text: string) => protectedSpans(text, names).map((span) => span.text);

test.each([
  ['the longest name', 'SMILE Pro is not SMILE', ['SMILE Pro', 'SMILE']],
  ['whole words in the same case only', 'SMILES, smile and LASIKs', []],
  ['overlapping names as one span', 'SMILE LASIK Center', ['SMILE', 'LASIK Center']],
  ['a name in every position', 'LASIK/LASIK’s (LASIK)', ['LASIK', 'LASIK', 'LASIK']],
  ['a name with a full stop', 'Ask Dr. Mara Solano.', ['Dr. Mara Solano']],
  [
    'placeholders with their currency and percent signs',
    '${{price}} at {{rate}}% for {{name}}',
    ['${{price}}', '{{rate}}%', '{{name}}'],
  ],
  ['tags', '<a href="{{url}}">now</a>', ['<a href="{{url}}">', '</a>']],
  ['whole phone numbers', 'Call +1 (212) 555-0100 or 911', ['+1 (212) 555-0100', '911']],
  [
    'a phone number and the figure behind it separately',
    'Call +1 (212) 555-0100 12,000 times',
    ['+1 (212) 555-0100', '12,000'],
  ],
  [
    'addresses without the full stop of the sentence',
    'See https://example.com/a.',
    ['https://example.com/a'],
  ],
  ['figures', '20/20 and -1.50 D', ['20/20', '-1.50 D']],
  ['text that looks like a token', '[X1X], XX2XX and &lt;', ['[X1X]', 'XX2XX', '&lt;']],
])('protects %s', (_what, text, expected) => {
  expect(spanTextsOf(text)).toEqual(expected);
});

test('knows whether a span touches a word', () => {
  expect(protectedSpans('<b>now</b> LASIK', names).map(({ touches }) => touches)).toEqual([
    { before: false, after: true },
    { before: true, after: false },
    { before: false, after: false },
  ]);
});
