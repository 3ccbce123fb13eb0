import { inList } from './in-list.js';

describe('What stands in a row', () => {
  it.each([
    ['en', '34, teacher'],
    ['ar', '34، teacher'],
    ['zh', '34，teacher'],
  ] as const)('has the comma of %s', (language, row) => {
    expect(inList(language, 34, null, 'teacher', '')).toBe(row);
  });

  it('is empty where there is nothing', () => {
    expect(inList('ar', null, undefined)).toBe('');
  });
});
