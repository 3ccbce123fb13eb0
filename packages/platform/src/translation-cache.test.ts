import {
  countCachedTranslations,
  clearTranslationCache,
  cacheTranslations,
  readCachedTranslations,
} from './translation-cache';

const hourMs = 3_600_000;
const entry = (translation: string, ageMs = 0) => ({
  translation,
  timestamp: Date.now() - ageMs,
  service: 'premium' as const,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('The translation cache', () => {
  it('stores all translations under one key, each with its time and its service [SERVICE-11]', () => {
    cacheTranslations({ a: entry('가') });
    cacheTranslations({ b: entry('나') });
    expect(JSON.parse(localStorage.getItem('translation-cache')!)).toEqual({
      a: { translation: '가', timestamp: expect.any(Number), service: 'premium' },
      b: { translation: '나', timestamp: expect.any(Number), service: 'premium' },
    });
    expect(countCachedTranslations()).toBe(2);
  });

  it('uses a translation for 24 hours, and deletes older ones at the next write [SERVICE-11]', () => {
    cacheTranslations({ old: entry('가', 24 * hourMs), young: entry('나', 23 * hourMs) });
    expect([Object.keys(readCachedTranslations()), countCachedTranslations()]).toEqual([['young'], 1]);
    cacheTranslations({ new: entry('다') });
    expect(Object.keys(JSON.parse(localStorage.getItem('translation-cache')!) as object)).toEqual([
      'young',
      'new',
    ]);
  });

  it.each(['{"a":', '7', '"text"', 'null'])(
    'is empty if something else is stored under its key: %s',
    (stored) => {
      localStorage.setItem('translation-cache', stored);
      expect(readCachedTranslations()).toEqual({});
      cacheTranslations({ a: entry('가') });
      expect(countCachedTranslations()).toBe(1);
    },
  );

  it('stays empty, without an error, in a browser whose storage fails', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cacheTranslations({ a: entry('가') });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(readCachedTranslations()).toEqual({});
  });

  it('can be cleared', () => {
    cacheTranslations({ a: entry('가') });
    clearTranslationCache();
    expect(localStorage.getItem('translation-cache')).toBeNull();
  });
});
