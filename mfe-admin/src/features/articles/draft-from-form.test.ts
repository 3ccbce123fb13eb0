import { hasNoBody, emptyBody } from './draft-from-form';

test('a language with only a title has no article text', () => {
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }],
  };
  expect(hasNoBody(undefined)).toBe(true);
  expect(hasNoBody({ title: '제목', excerpt: '', body: emptyBody })).toBe(true);
  expect(hasNoBody({ title: '제목', excerpt: '', body } as Parameters<typeof hasNoBody>[0])).toBe(false);
});
