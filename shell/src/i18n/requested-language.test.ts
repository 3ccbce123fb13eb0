import type { LanguageCode } from '@lens/contracts/languages';
import { languages } from '@lens/contracts/languages';
import { chosenLifetimeSeconds, rememberLanguage } from './storage';
import { requestedLanguage } from './requested-language';

const all = languages.map(({ code }) => code);
const nothing = { prefix: null, surface: 'public', chosen: null, html: 'en' } as const;
let cookies: string[];

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  cookies = [];
  const descriptor = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    cookies.push(cookie);
    descriptor.set!.call(document, cookie);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('The requested language', () => {
  it.each(all.filter((code) => code !== 'en'))('is that of the address for %s, and is not stored', (code) => {
    localStorage.setItem('i18nextLng', 'en');
    expect(requestedLanguage({ ...nothing, prefix: code }, all)).toBe(code);
    expect([cookies, localStorage.getItem('i18nextLng')]).toEqual([[], 'en']);
  });

  it('is English under a pseudo-locale and in the back office, and is not stored', () => {
    expect(requestedLanguage({ ...nothing, prefix: 'ar-XB' }, all)).toBe('en');
    expect(requestedLanguage({ ...nothing, surface: 'admin', html: 'ar' }, all)).toBe('en');
    expect([cookies, localStorage.length]).toEqual([[], 0]);
  });

  it.each(all)(
    'is otherwise detected, and stored for 10080 minutes in the cookie, and in local storage: %s [DETECTION-4]',
    (code) => {
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue([code === 'tl' ? 'fil-PH' : code, 'vi']);
      expect(requestedLanguage(nothing, all)).toBe(code);
      expect(cookies).toEqual([`i18next=${code}; path=/; max-age=604800; samesite=lax`]);
      expect(localStorage.getItem('i18nextLng')).toBe(code);
    },
  );

  it.each(all)('is that of the cookie if there is one, whose lifetime does not change: %s', (code) => {
    document.cookie = `i18next=${code}`;
    cookies = [];
    expect(requestedLanguage(nothing, all)).toBe(code);
    expect([cookies, localStorage.getItem('i18nextLng')]).toEqual([[], code]);
  });

  it.each(all)(
    'is that of local storage if there is no cookie, and is then stored in a cookie: %s',
    (code) => {
      localStorage.setItem('i18nextLng', code);
      expect(requestedLanguage({ ...nothing, html: 'vi' }, all)).toBe(code);
      expect(cookies).toEqual([`i18next=${code}; path=/; max-age=604800; samesite=lax`]);
    },
  );

  it('is the chosen one in a browser that stores nothing', () => {
    expect(requestedLanguage({ ...nothing, chosen: 'he' }, all)).toBe('he');
  });
});

describe('A chosen language', () => {
  it.each(all)('is stored for 365 days: %s [DETECTION-5]', (code: LanguageCode) => {
    rememberLanguage(code, chosenLifetimeSeconds);
    expect(cookies).toEqual([`i18next=${code}; path=/; max-age=31536000; samesite=lax`]);
    expect(localStorage.getItem('i18nextLng')).toBe(code);
  });
});
