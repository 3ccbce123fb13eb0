import { checkFile } from '@lens/contracts/translation-checks/check-file';
import { flattenTree } from '@lens/contracts/text-tree';
import { languages } from '@lens/contracts/languages';
import { filesOf, names } from './locales';

const english = new Map(filesOf('en').map(({ name, texts }) => [name, texts]));

describe('Texts of patients', () => {
  it.each(languages.map(({ code }) => code))(
    'keep what no translation may alter, in %s [TERMS-1]',
    (code) => {
      const found = filesOf(code).flatMap(({ name, texts }) =>
        checkFile(english.get(name)!, texts, code, names).map((finding) => ({ file: name, ...finding })),
      );
      expect(found).toEqual([]);
    },
  );

  it('say what is missing to whoever reads it, in no words of those who run the site', () => {
    /** The first is the specification's, and stands behind a question; the second is a piece of furniture. */
    const given = ['pacificStory.film.hint', 'technology.equipment.excimer.alt'];
    const technical =
      /\b(API|console|cache|JavaScript|database|remote|component|module|URL|HTTP|token|configured|Google|DeepL)s?\b/i;
    const said = [...english.values()].flatMap((texts) => [...flattenTree(texts)]);
    expect(said.length).toBeGreaterThan(900);
    expect(said.filter(([key, text]) => technical.test(text) && !given.includes(key))).toEqual([]);
  });

  it.each(languages.map(({ code }) => code))('stand in four files of %s [LANGUAGES-3]', (code) => {
    expect(filesOf(code).map(({ name }) => name)).toEqual([
      'mfe-public/common',
      'mfe-public/forms',
      'mfe-public/medical',
      'shell/navigation',
    ]);
  });
});
