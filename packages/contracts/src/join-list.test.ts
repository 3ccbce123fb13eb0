import { joinList } from './join-list.js';

describe('A list in one line', () => {
  it.each([
    ['en', '34, teacher'],
    ['ar', '34، teacher'],
    ['zh', '34，teacher'],
  ] as const)('has the comma of %s', (language, joined) => {
    expect(joinList(language, 34, null, 'teacher', '')).toBe(joined);
  });

  it('is empty without items', () => {
    expect(joinList('ar', null, undefined)).toBe('');
  });
});
