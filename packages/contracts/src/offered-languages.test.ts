import { languages, type LanguageCode } from './languages.js';
import { isOffered, nearestOfferedLanguage, everyLanguageOffered } from './offered-languages.js';
import { languageStates } from './settings.js';

const switchedOff = (...codes: LanguageCode[]) => ({
  ...everyLanguageOffered,
  ...Object.fromEntries(codes.map((code) => [code, { offered: false }])),
});
const codes = languages.map(({ code }) => code);
const notOfferedIn = (states: typeof everyLanguageOffered) =>
  codes.filter((code) => !isOffered(code, states));

describe('Offered languages', () => {
  it('are all of them by default', () => {
    expect(languageStates.parse(everyLanguageOffered)).toEqual(everyLanguageOffered);
    expect(notOfferedIn(everyLanguageOffered)).toEqual([]);
  });

  it('do not include languages that are switched off, or whose fallback is', () => {
    expect(notOfferedIn(switchedOff('ko', 'pt-BR'))).toEqual(['pt-BR', 'ko']);
    expect(notOfferedIn(switchedOff('es'))).toEqual(['es', 'es-MX']);
    expect(notOfferedIn(switchedOff('es-MX'))).toEqual(['es-MX']);
  });

  it.each([
    ['ko', ['ko'], 'en'],
    ['pt-BR', ['pt-BR'], 'en'],
    ['es-MX', ['es-MX'], 'es'],
    ['es-MX', ['es'], 'en'],
    ['es', ['es'], 'en'],
    ['es', ['ko'], 'es'],
  ] as const)('for %s, if %j are switched off, the nearest is %s', (code, off, expected) => {
    expect(nearestOfferedLanguage(code, switchedOff(...off))).toBe(expected);
  });

  it('always include English', () => {
    const off = { ...everyLanguageOffered, en: { offered: false } };
    const { error } = languageStates.safeParse(off);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['en.offered', 'English is the fallback of every other language and cannot be switched off.'],
    ]);
  });
});
