import {
  cachedTranslations,
  forgetTranslations,
  keepTranslations,
  keptTranslations,
} from './translation-cache';

const hour = 3_600_000;
const made = (translation: string, age = 0) => ({
  translation,
  timestamp: Date.now() - age,
  service: 'premium' as const,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('Translations that a browser keeps', () => {
  it('are kept together under one name, each with its time and its service [SERVICE-11]', () => {
    keepTranslations({ a: made('가') });
    keepTranslations({ b: made('나') });
    expect(JSON.parse(localStorage.getItem('translation-cache')!)).toEqual({
      a: { translation: '가', timestamp: expect.any(Number), service: 'premium' },
      b: { translation: '나', timestamp: expect.any(Number), service: 'premium' },
    });
    expect(cachedTranslations()).toBe(2);
  });

  it('count for 24 hours, and are erased with the next that is kept [SERVICE-11]', () => {
    keepTranslations({ old: made('가', 24 * hour), young: made('나', 23 * hour) });
    expect([Object.keys(keptTranslations()), cachedTranslations()]).toEqual([['young'], 1]);
    keepTranslations({ new: made('다') });
    expect(Object.keys(JSON.parse(localStorage.getItem('translation-cache')!) as object)).toEqual([
      'young',
      'new',
    ]);
  });

  it.each(['{"a":', '7', '"text"', 'null'])('are none where something else is kept: %s', (kept) => {
    localStorage.setItem('translation-cache', kept);
    expect(keptTranslations()).toEqual({});
    keepTranslations({ a: made('가') });
    expect(cachedTranslations()).toBe(1);
  });

  it('are let go by a browser that keeps nothing, without a word', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepTranslations({ a: made('가') });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(keptTranslations()).toEqual({});
  });

  it('are forgotten together', () => {
    keepTranslations({ a: made('가') });
    forgetTranslations();
    expect(localStorage.getItem('translation-cache')).toBeNull();
  });
});
