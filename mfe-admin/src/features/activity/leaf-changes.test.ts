import type { FieldChanges } from '@lens/contracts/activity';
import { leafChanges } from './leaf-changes';

test('a changed value is named in words, however deep it is', () => {
  expect(
    leafChanges({
      value: { before: 98, after: 97 },
      labels: { before: { en: 'Rate', es: 'Tasa' }, after: { en: 'Rate', es: 'Índice', ar: 'معدل' } },
      hours: {
        before: [{ days: [1, 2], opens: '09:00' }],
        after: [{ days: [1], opens: '08:00' }],
      },
      mainPhone: { before: '+1', after: '+2' },
      featured: { before: false, after: true },
    }),
  ).toEqual([
    { field: 'Value', before: '98', after: '97' },
    { field: 'Labels, Spanish', before: 'Tasa', after: 'Índice' },
    { field: 'Labels, Arabic', before: '', after: 'معدل' },
    { field: 'Hours, line 1, days', before: 'Monday, Tuesday', after: 'Monday' },
    { field: 'Hours, line 1, opens', before: '09:00', after: '08:00' },
    { field: 'Main phone', before: '+1', after: '+2' },
    { field: 'Featured', before: 'No', after: 'Yes' },
  ]);
});

test('fields of pictures and versions of articles have readable names', () => {
  const fields = { filename: {}, alt: {}, focal_x: {}, revision: {} };
  const changes = Object.entries(fields).map(([field]) => [field, { before: 1, after: 2 }]);
  expect(leafChanges(Object.fromEntries(changes) as FieldChanges).map(({ field }) => field)).toEqual([
    'File name',
    'Description',
    'Focal point, across',
    'Version',
  ]);
});

test('two empty values are no change', () => {
  expect(leafChanges({ videoId: { before: null, after: '' } })).toEqual([]);
});
