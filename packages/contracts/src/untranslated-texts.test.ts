import { languages, type LanguageCode } from './languages.js';
import { flattenTree, type TextTree } from './text-tree.js';
import {
  completeLanguages,
  countShownLanguages,
  requiredTexts,
  shownLanguage,
  untranslatedTexts,
} from './untranslated-texts.js';

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

const untranslatedKeys = (language: LanguageCode, files: Partial<Record<LanguageCode, TextTree>>) =>
  untranslatedTexts(language, (code) => flattenTree(filesOf(files)(code as LanguageCode) ?? {})).map(
    ([key]) => key,
  );

describe('The texts that a language needs', () => {
  it('are those of English, with its own plural forms in place of the English ones', () => {
    const required = requiredTexts(flattenTree(english), 'ar');
    expect(required.get('title')).toEqual({ source: 'Title' });
    expect(required.get('page.minutes_few')).toEqual({ source: 'minutes', form: 'few' });
    expect([...requiredTexts(flattenTree(english), 'ko').keys()]).toEqual([
      'title',
      'page.lead',
      'page.minutes_other',
    ]);
  });

  it('include a key that ends like a plural form but has no other form', () => {
    expect([...requiredTexts(new Map([['step_one', 'First']]), 'ko')]).toEqual([
      ['step_one', { source: 'First' }],
    ]);
  });
});

describe('Untranslated texts', () => {
  it.each(languages.map(({ code }) => code).filter((code) => code !== 'en'))(
    'are none where %s is complete, and else name the key or form that it does not have',
    (code) => {
      const complete = translated(code);
      expect(untranslatedKeys(code, { [code]: complete })).toEqual([]);
      expect(untranslatedKeys(code, { [code]: { ...complete, title: {} } })).toEqual(['title']);
      for (const category of new Intl.PluralRules(code).resolvedOptions().pluralCategories) {
        const { [`minutes_${category}`]: _removed, ...page } = complete['page'] as Record<string, string>;
        expect(untranslatedKeys(code, { [code]: { ...complete, page } })).toEqual([
          `page.minutes_${category}`,
        ]);
      }
    },
  );

  it('of English are only forms that one of its plurals does not have', () => {
    expect(untranslatedKeys('en', {})).toEqual([]);
    expect(untranslatedKeys('en', { en: { title: 'Title', days_other: 'days' } })).toEqual(['days_one']);
  });

  it('are none that the fallback has, form by form', () => {
    const es = { title: 'Título', page: { minutes_one: '1', minutes_many: '2' } };
    expect(untranslatedKeys('es-MX', { es, 'es-MX': { page: { minutes_other: '3' } } })).toEqual([
      'page.lead',
    ]);
    expect(untranslatedKeys('pt-BR', { es })).toContain('title');
  });
});

describe('Complete languages', () => {
  it('have a file for every namespace', () => {
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

describe('The language in which a text is shown', () => {
  const required = ['title', 'lead', 'items_one', 'items_many'];

  test('is its own, else the fallback, else English', () => {
    const own = new Set(['title', 'gone']);
    const fallback = new Set(['title', 'lead']);
    expect(required.map((key) => shownLanguage(key, own, fallback))).toEqual([
      'own',
      'fallback',
      'english',
      'english',
    ]);
    expect(countShownLanguages(required, own, fallback)).toEqual({
      own: 1,
      fallback: 1,
      english: 2,
      chosen_english: 0,
    });
  });

  test('is English where there is no fallback', () => {
    expect(countShownLanguages(required, new Set(['lead']))).toEqual({
      ...{ own: 1, fallback: 0, english: 3, chosen_english: 0 },
    });
  });

  test('is English where staff chose that, although there is a translation', () => {
    const both = new Set(['title', 'lead']);
    expect(countShownLanguages(required, both, undefined, new Set(['lead']))).toEqual({
      ...{ own: 1, fallback: 0, english: 2, chosen_english: 1 },
    });
  });
});
