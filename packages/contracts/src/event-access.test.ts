import { canReceiveEventsAbout } from './event-access.js';

test('translators receive events about what they translate, and none about people', () => {
  const kinds = [
    'article',
    'translation_set',
    'testimonial',
    'consultation',
    'consultation_file',
    'user',
    'users',
  ];
  expect(kinds.filter((kind) => canReceiveEventsAbout('translator', kind))).toEqual([
    'article',
    'translation_set',
    'users',
  ]);
  for (const role of ['admin', 'editor'] as const)
    expect(kinds.every((kind) => canReceiveEventsAbout(role, kind))).toBe(true);
});
