import { languages, type LanguageCode } from './languages.js';
import { isOffered, standInFor, unreviewedLanguages } from './offered-languages.js';
import { languageStates } from './settings.js';

const without = (...codes: LanguageCode[]) => ({
  ...unreviewedLanguages,
  ...Object.fromEntries(codes.map((code) => [code, { offered: false, reviewed: null }])),
});
const codes = languages.map(({ code }) => code);
const silentIn = (states: typeof unreviewedLanguages) => codes.filter((code) => !isOffered(code, states));

describe('Offered languages', () => {
  it('are all of them, as drafts, where nobody has said otherwise', () => {
    expect(languageStates.parse(unreviewedLanguages)).toEqual(unreviewedLanguages);
    expect(silentIn(unreviewedLanguages)).toEqual([]);
    expect(Object.values(unreviewedLanguages).every(({ reviewed }) => reviewed === null)).toBe(true);
  });

  it('lack what is switched off, and what reads its gaps there', () => {
    expect(silentIn(without('ko', 'pt-BR'))).toEqual(['pt-BR', 'ko']);
    expect(silentIn(without('es'))).toEqual(['es', 'es-MX']);
    expect(silentIn(without('es-MX'))).toEqual(['es-MX']);
  });

  it.each([
    ['ko', ['ko'], 'en'],
    ['pt-BR', ['pt-BR'], 'en'],
    ['es-MX', ['es-MX'], 'es'],
    ['es-MX', ['es'], 'en'],
    ['es', ['es'], 'en'],
    ['es', ['ko'], 'es'],
  ] as const)('%s is stood in for where %j are off: by %s', (code, off, by) => {
    expect(standInFor(code, without(...off))).toBe(by);
  });

  it('never lack English', () => {
    const off = { ...unreviewedLanguages, en: { offered: false, reviewed: null } };
    const { error } = languageStates.safeParse(off);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['en.offered', 'English stands in for every other language: it cannot be switched off.'],
    ]);
  });
});
