import { lacksBody, nothing } from './draft-from-form';

test('a language with a title alone lacks the article', () => {
  const body = {
    type: 'doc' as const,
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }],
  };
  expect(lacksBody(undefined)).toBe(true);
  expect(lacksBody({ title: '제목', excerpt: '', body: nothing })).toBe(true);
  expect(lacksBody({ title: '제목', excerpt: '', body } as Parameters<typeof lacksBody>[0])).toBe(false);
});
