import { checkFile } from '@lens/contracts/translation-checks/check-file';
import { isAboutMeaning } from '@lens/contracts/translation-checks/meaning-categories';
import { flattenTree } from '@lens/contracts/text-tree';
import { languages } from '@lens/contracts/languages';
import { readLocaleFiles, protectedNames } from './locales';

const english = new Map(readLocaleFiles('en').map(({ name, texts }) => [name, texts]));

describe('Texts of patients', () => {
  it.each(languages.map(({ code }) => code))(
    'are all translated into %s, with protected terms unaltered [TERMS-1]',
    (code) => {
      const findings = readLocaleFiles(code).flatMap(({ name, texts }) =>
        checkFile(english.get(name)!, texts, code, protectedNames).map((finding) => ({
          file: name,
          ...finding,
        })),
      );
      // Those about meaning are counted in `defects/meaning-defects.test.ts`.
      expect(findings.filter((finding) => !isAboutMeaning(finding))).toEqual([]);
    },
  );

  it('tell visitors what is missing without technical words', () => {
    /** The specification gives the wording of the first; "console" is a piece of furniture in the second. */
    const exceptions = ['pacificStory.film.hint', 'technology.equipment.excimer.alt'];
    const technical =
      /\b(API|console|cache|JavaScript|database|remote|component|module|URL|HTTP|token|configured|Google|DeepL)s?\b/i;
    const englishTexts = [...english.values()].flatMap((texts) => [...flattenTree(texts)]);
    expect(englishTexts.length).toBeGreaterThan(900);
    expect(englishTexts.filter(([key, text]) => technical.test(text) && !exceptions.includes(key))).toEqual(
      [],
    );
  });

  it.each(languages.map(({ code }) => code))('are in four files for %s [LANGUAGES-3]', (code) => {
    expect(readLocaleFiles(code).map(({ name }) => name)).toEqual([
      'mfe-public/common',
      'mfe-public/forms',
      'mfe-public/medical',
      'shell/navigation',
    ]);
  });
});
