import { descriptionOf } from './descriptions.js';

const descriptions = {
  '{{city}}': 'the city, from Settings.',
  '*.title': 'A heading.',
  '*.hero.title': 'The largest heading.',
  lasik: 'The page on LASIK.',
  'lasik|prk.risks': 'Risks.',
  'lasik.risks.pain.title': 'The name of the first risk.',
  'visits.count': '{{count}} is how often.',
};
const of = (key: string, source = '') => descriptionOf(descriptions, key, source);

test('the nearest sentence comes first: of the text or its kind, then of the groups around it', () => {
  expect(of('lasik.risks.pain.title')).toEqual([
    'The name of the first risk.',
    'Risks.',
    'The page on LASIK.',
  ]);
  expect(of('lasik.risks.haze.title')).toEqual(['A heading.', 'Risks.', 'The page on LASIK.']);
  expect(of('prk.risks.haze.text')).toEqual(['Risks.']);
});

test('of kinds the longest counts', () => {
  expect(of('lasik.hero.title')).toEqual(['The largest heading.', 'The page on LASIK.']);
});

test('forms of a plural share a description', () => {
  expect(of('visits.count_many', '{{count}} visits')).toEqual(['{{count}} is how often.']);
});

test('a placeholder is explained where no sentence has named it', () => {
  expect(of('lasik.risks.pain.title', 'In {{city}} and {{city}}')).toEqual([
    'The name of the first risk.',
    'Risks.',
    'The page on LASIK.',
    '{{city}}: the city, from Settings.',
  ]);
});

test('a name that begins like a group is none of it', () => {
  expect(of('lasiks.text')).toEqual([]);
});
