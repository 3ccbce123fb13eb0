import { languages, type LanguageCode } from './languages.js';
import { completeLanguages, saysEverything, parseTexts } from './locale-files.js';
import type { TextTree } from './text-tree.js';

const english = { title: 'Title', page: { lead: 'Lead', minutes_one: 'a minute', minutes_other: 'minutes' } };

const translated = (code: LanguageCode): TextTree => ({
  title: code,
  page: {
    lead: code,
    ...Object.fromEntries(
      new Intl.PluralRules(code)
        .resolvedOptions()
        .pluralCategories.map((category) => [`minutes_${category}`, code]),
    ),
  },
});

const filesOf = (over: Partial<Record<LanguageCode, TextTree>>) => (code: LanguageCode) =>
  over[code] ?? (code === 'en' ? english : null);

describe('Complete languages', () => {
  it.each(languages.map(({ code }) => code))(
    'know %s as whole, and as not whole when a key or form is missing',
    (code) => {
      const whole = translated(code);
      expect(saysEverything(code, [whole], english)).toBe(true);
      expect(saysEverything(code, [{ ...whole, title: {} }], english)).toBe(false);
      for (const category of new Intl.PluralRules(code).resolvedOptions().pluralCategories) {
        const { [`minutes_${category}`]: _left, ...page } = whole['page'] as Record<string, string>;
        expect(saysEverything(code, [{ ...whole, page }], english)).toBe(false);
      }
    },
  );

  it('hold a file for every namespace', () => {
    const read = (code: LanguageCode, namespace: string) =>
      code === 'en' || code === 'ko' || namespace === 'common' ? { title: code } : null;
    expect(completeLanguages(['common', 'forms'], read)).toEqual(['en', 'ko']);
  });

  it('are those of a part, where only a part is asked for', () => {
    const read = filesOf({ ko: { title: 'ko' }, vi: translated('vi') });
    expect(completeLanguages(['common:title'], read)).toEqual(['en', 'ko', 'vi']);
    expect(completeLanguages(['common:page.lead'], read)).toEqual(['en', 'vi']);
    expect(completeLanguages(['common:title', 'common:page'], read)).toEqual(['en', 'vi']);
  });

  it('let Mexican Spanish leave texts to Spanish, and nobody else to anybody', () => {
    const partly = { title: 'only this' };
    const both = filesOf({ es: translated('es'), 'es-MX': partly, 'pt-BR': partly });
    expect(completeLanguages(['common'], both)).toEqual(['en', 'es', 'es-MX']);
    expect(completeLanguages(['common'], filesOf({ es: translated('es') }))).toEqual(['en', 'es']);
    expect(completeLanguages(['common'], filesOf({ es: partly, 'es-MX': partly }))).toEqual(['en']);
  });
});

describe('A file of texts', () => {
  it('is read where it holds strings, and objects of them', () => {
    expect(parseTexts('{"home":{"title":"A"}}')).toEqual({ home: { title: 'A' } });
  });

  it.each([
    '',
    '{"a":"b",}',
    '[]',
    'null',
    '"a"',
    '{"a":1}',
    '{"a":["b"]}',
    '{"a":null}',
    '{"__proto__":{"a":"b"}}',
  ])('is refused where it is %s', (text) => {
    expect(() => parseTexts(text)).toThrow(/is not JSON|holds something else than texts/);
  });
});
