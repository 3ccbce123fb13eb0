import { findDescriptions } from './descriptions.js';

const descriptions = {
  '{{city}}': 'the city, from Settings.',
  '*.title': 'A heading.',
  '*.hero.title': 'The largest heading.',
  lasik: 'The page on LASIK.',
  'lasik|prk.risks': 'Risks.',
  'lasik.risks.pain.title': 'The name of the first risk.',
  'visits.count': '{{count}} is how often.',
};
const describeKey = (key: string, source = '') => findDescriptions(descriptions, key, source);

test('the most specific description comes first: of the text or its kind, then of the groups around it', () => {
  expect(describeKey('lasik.risks.pain.title')).toEqual([
    'The name of the first risk.',
    'Risks.',
    'The page on LASIK.',
  ]);
  expect(describeKey('lasik.risks.haze.title')).toEqual(['A heading.', 'Risks.', 'The page on LASIK.']);
  expect(describeKey('prk.risks.haze.text')).toEqual(['Risks.']);
});

test('only the longest matching kind counts', () => {
  expect(describeKey('lasik.hero.title')).toEqual(['The largest heading.', 'The page on LASIK.']);
});

test('plural forms share a description', () => {
  expect(describeKey('visits.count_many', '{{count}} visits')).toEqual(['{{count}} is how often.']);
});

test('a placeholder is described unless another description names it', () => {
  expect(describeKey('lasik.risks.pain.title', 'In {{city}} and {{city}}')).toEqual([
    'The name of the first risk.',
    'Risks.',
    'The page on LASIK.',
    '{{city}}: the city, from Settings.',
  ]);
});

test('a key that only begins like a group does not belong to it', () => {
  expect(describeKey('lasiks.text')).toEqual([]);
});
