import type { LanguageCode } from '@lens/contracts/languages';
import { languages } from '@lens/contracts/languages';
import { chosenLifetimeSeconds, rememberLanguage } from './storage';
import { wantedLanguage } from './wanted-language';

const all = languages.map(({ code }) => code);
const nothing = { prefix: null, surface: 'public', chosen: null, html: 'en' } as const;
let written: string[];

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  written = [];
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    own.set!.call(document, cookie);
  });
});
afterEach(() => jest.restoreAllMocks());

describe('The language that is wanted', () => {
  it.each(all.filter((code) => code !== 'en'))('is that of the address %s, which writes nothing', (code) => {
    localStorage.setItem('i18nextLng', 'en');
    expect(wantedLanguage({ ...nothing, prefix: code }, all)).toBe(code);
    expect([written, localStorage.getItem('i18nextLng')]).toEqual([[], 'en']);
  });

  it('is English under a pseudo-locale and in the back office, which write nothing either', () => {
    expect(wantedLanguage({ ...nothing, prefix: 'ar-XB' }, all)).toBe('en');
    expect(wantedLanguage({ ...nothing, surface: 'admin', html: 'ar' }, all)).toBe('en');
    expect([written, localStorage.length]).toEqual([[], 0]);
  });

  it.each(all)(
    'is detected otherwise, and kept for 10080 minutes in the cookie and in local storage: %s [DETECTION-4]',
    (code) => {
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue([code === 'tl' ? 'fil-PH' : code, 'vi']);
      expect(wantedLanguage(nothing, all)).toBe(code);
      expect(written).toEqual([`i18next=${code}; path=/; max-age=604800; samesite=lax`]);
      expect(localStorage.getItem('i18nextLng')).toBe(code);
    },
  );

  it.each(all)('is that of the cookie when there is one, whose lifetime stays as it is: %s', (code) => {
    document.cookie = `i18next=${code}`;
    written = [];
    expect(wantedLanguage(nothing, all)).toBe(code);
    expect([written, localStorage.getItem('i18nextLng')]).toEqual([[], code]);
  });

  it.each(all)('is that of local storage where there is no cookie, which it becomes: %s', (code) => {
    localStorage.setItem('i18nextLng', code);
    expect(wantedLanguage({ ...nothing, html: 'vi' }, all)).toBe(code);
    expect(written).toEqual([`i18next=${code}; path=/; max-age=604800; samesite=lax`]);
  });

  it('is what was chosen, where a browser keeps nothing', () => {
    expect(wantedLanguage({ ...nothing, chosen: 'he' }, all)).toBe('he');
  });
});

describe('A chosen language', () => {
  it.each(all)('is kept for 365 days: %s [DETECTION-5]', (code: LanguageCode) => {
    rememberLanguage(code, chosenLifetimeSeconds);
    expect(written).toEqual([`i18next=${code}; path=/; max-age=31536000; samesite=lax`]);
    expect(localStorage.getItem('i18nextLng')).toBe(code);
  });
});
