import fc from 'fast-check';

/** Protected names of the texts below. Some are parts of others, so that the longest has to be matched. */
export const names = {
  terms: [
    'LASIK',
    'PRK',
    'ICL',
    'SMILE',
    'FDA',
    'Femtosecond',
    'Excimer',
    'Keratomileusis',
    'Keratectomy',
    'Topography',
    'Wavefront',
    'Dr. Mara Solano',
  ],
  brands: ['Still Water', 'Still Water LASIK Center', 'SMILE Pro', 'Visian ICL', 'Q-Value 4+'],
};
export const everyName = [...names.terms, ...names.brands];

export interface EnglishText {
  text: string;
  sentences: string[];
}

const words =
  'patients often measure before surgery their cornea gently during morning visit doctor explains every careful plan another result heals quickly under bright light keeps stable vision near window people ask whether recovery takes longer than expected'.split(
    ' ',
  );
const figures = [
  '20/20',
  '20/12.5',
  '98%',
  '98.5%',
  '-1.50 D',
  '-1.00 to -6.25 D',
  '+2.75 D',
  '±0.25 D',
  '+1 (212) 555-0100',
  '911',
  '$4,500',
  '$1,234.56',
  '4.5 mm',
  '4.5–6.5 mm',
  '110 µm',
  '45°',
  '12,000',
  '15 minutes',
  '24–48 hours',
  'March 3, 2026',
  '03/15/2026',
  '2026-03-15',
  '24/7',
  '9:30',
];
const pieces = [
  '{{name}}',
  '{{count}}',
  '{{rate}}%',
  '${{price}}',
  '<b>LASIK</b>',
  '<strong>gently</strong>',
  'a<br/>pause',
  'https://example.com/lasik?x=1&y=2',
  'desk@example.com',
];
/** Put something surround a name that could hide it, or could be taken for a part of it. */
const surroundings: ((name: string) => string)[] = [
  (name) => name,
  (name) => name,
  (name) => `(${name})`,
  (name) => `“${name}”`,
  (name) => `"${name}"`,
  (name) => `${name}'s`,
  (name) => `${name}’s`,
  (name) => `${name},`,
  (name) => `${name}/PRK`,
  (name) => `${name}-based`,
  (name) => `non-${name}`,
  (name) => `${name} ${name}`,
  (name) => `${name} SMILE`,
  (name) => `${name} & Excimer`,
  (name) => `[${name}]`,
];
/** None of these contains a protected name. */
const traps = [
  'SMILES',
  'smile',
  'Smile',
  'ICLs',
  'PRKs',
  'lasik',
  'LASIKA',
  'still water',
  'excimers',
  'FDAs',
];
const lookalikes = ['[X1X]', '[x 2 x]', 'XX1XX', '[X99X]', '&lt;b&gt;', '&amp;', 'x1x'];
const signs = ['<', '>', '&', '< 3', 'A & B', '5 > 3', '"quoted"', '(see below)', '–'];

const chunk = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...words) },
  {
    weight: 7,
    arbitrary: fc
      .tuple(fc.constantFrom(...everyName), fc.constantFrom(...surroundings))
      .map(([name, surround]) => surround(name)),
  },
  { weight: 4, arbitrary: fc.constantFrom(...figures) },
  { weight: 2, arbitrary: fc.constantFrom(...pieces) },
  { weight: 1, arbitrary: fc.constantFrom(...traps) },
  { weight: 1, arbitrary: fc.constantFrom(...lookalikes) },
  { weight: 1, arbitrary: fc.constantFrom(...signs) },
);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const opening = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...words).map(capitalised) },
  { weight: 2, arbitrary: fc.constantFrom(...everyName) },
  { weight: 1, arbitrary: fc.constantFrom('20/20', '98%', '15 minutes', '$4,500', '{{name}}') },
);
/** Ends with a word, so that the punctuation mark behind it ends the sentence. */
const sentence = fc
  .tuple(opening, fc.array(chunk, { maxLength: 7 }), fc.constantFrom(...words, ...everyName), fc.boolean())
  .map(([first, middle, last, isLast]) => [first, ...middle, ...(isLast ? [last] : ['vision'])].join(' '));
const mark = fc.constantFrom('.', '.', '.', '?', '!');

const prose = fc
  .array(fc.tuple(sentence, mark), { minLength: 1, maxLength: 4 })
  .map((sentences) => sentences.map((parts) => parts.join('')))
  .map((sentences) => ({ sentences, text: sentences.join(' ') }));
const list = fc
  .array(sentence, { minLength: 2, maxLength: 4 })
  .map((items) => items.map((item) => `- ${item}`))
  .map((sentences) => ({ sentences, text: sentences.join('\n') }));
const heading = sentence.map((text) => ({ sentences: [text], text }));

/** English like that of the site, and less usual English. */
export const englishTexts: fc.Arbitrary<EnglishText> = fc.oneof(
  { weight: 8, arbitrary: prose },
  { weight: 1, arbitrary: list },
  { weight: 1, arbitrary: heading },
);
