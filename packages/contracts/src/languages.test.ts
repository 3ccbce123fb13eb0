import { directionOf, fallbackChain, isLanguageCode, languages } from './languages.js';

describe('Languages', () => {
  it('are the eleven of the specification, two of them right-to-left [LANGUAGES-1]', () => {
    const codes = languages.map(({ code }) => code);
    expect(codes).toEqual(['en', 'es', 'es-MX', 'pt-BR', 'tl', 'ko', 'vi', 'zh', 'ar', 'hy', 'he']);
    expect(codes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar', 'he']);
  });

  it.each([
    ['pt-BR', ['pt-BR', 'pt', 'en']],
    ['es-MX', ['es-MX', 'es', 'en']],
    ['ko', ['ko', 'en']],
    ['en', ['en']],
  ] as const)('fall back from %s along %j [FALLBACK-1, FALLBACK-2]', (code, chain) => {
    expect(fallbackChain(code)).toEqual(chain);
  });

  it('do not include `pt`, which is only a fallback', () => {
    expect(isLanguageCode('pt')).toBe(false);
  });

  it('have one source; five are of high priority [LANGUAGES-2]', () => {
    const withPriority = (priority: string) =>
      languages.filter((language) => language.priority === priority).map(({ code }) => code);
    expect(withPriority('source')).toEqual(['en']);
    expect(withPriority('high')).toEqual(['es', 'es-MX', 'tl', 'ko', 'zh']);
  });
});
