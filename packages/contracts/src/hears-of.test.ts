import { hearsOf } from './hears-of.js';

test('translators hear of what they translate, and of nothing that is about people', () => {
  const kinds = [
    'article',
    'translation_set',
    'testimonial',
    'consultation',
    'consultation_file',
    'user',
    'users',
  ];
  expect(kinds.filter((kind) => hearsOf('translator', kind))).toEqual([
    'article',
    'translation_set',
    'users',
  ]);
  for (const role of ['admin', 'editor'] as const)
    expect(kinds.every((kind) => hearsOf(role, kind))).toBe(true);
});
