import { leafChanges } from './leaf-changes';

test('names the single value that changed, however deep it stands', () => {
  expect(
    leafChanges({
      value: { before: 98, after: 97 },
      labels: { before: { en: 'Rate', es: 'Tasa' }, after: { en: 'Rate', es: 'Índice', ar: 'معدل' } },
      days: { before: [1, 2], after: [1] },
    }),
  ).toEqual([
    { path: 'value', before: '98', after: '97' },
    { path: 'labels.es', before: 'Tasa', after: 'Índice' },
    { path: 'labels.ar', before: '', after: 'معدل' },
    { path: 'days.1', before: '2', after: '' },
  ]);
});

test('nothing and nothing is no change', () => {
  expect(leafChanges({ videoId: { before: null, after: '' } })).toEqual([]);
});
