import { readdirSync } from 'node:fs';
import { checkGlossary } from '@lens/contracts/translation-checks/glossary';
import { flattenTree } from '@lens/contracts/text-tree';
import { requiredTexts } from '@lens/contracts/untranslated-texts';
import { inRoot } from '../product/folders';
import { readGlossary, readLocaleFiles, translatedLanguages } from './locales';

const english = new Map(readLocaleFiles('en').map(({ name, texts }) => [name, flattenTree(texts)]));

describe('Glossaries', () => {
  it('are there for every language', () => {
    const files = readdirSync(inRoot('mfe-public', 'locales', 'glossaries'));
    expect(files).toEqual(translatedLanguages.map((code) => `${code}.json`).toSorted());
    expect(translatedLanguages.filter((code) => readGlossary(code).length < 25)).toEqual([]);
  });

  it.each(translatedLanguages)('approve no word that they avoid for the same English: %s', (code) => {
    const entries = readGlossary(code);
    const wrong = entries.filter(({ translation, forms, avoid }) =>
      [translation, ...forms].some((word) => avoid.includes(word)),
    );
    expect(wrong).toEqual([]);
    expect(entries.filter(({ english, translation }) => !english.trim() || !translation.trim())).toEqual([]);
  });

  it.each(translatedLanguages)('are kept by the texts: %s', (code) => {
    const glossary = readGlossary(code);
    const found = readLocaleFiles(code).flatMap(({ name, texts }) => {
      const required = requiredTexts(english.get(name)!, code);
      return [...flattenTree(texts)].flatMap(([key, text]) =>
        checkGlossary(required.get(key)?.source ?? '', text, code, glossary).map(({ found }) => ({
          key,
          found,
        })),
      );
    });
    expect(found).toEqual([]);
  });

  it.each(translatedLanguages)('find each word that they avoid: %s', (code) => {
    const missed = readGlossary(code).flatMap((entry) =>
      entry.avoid.filter(
        (word) => checkGlossary(entry.english, word.replaceAll('*', ''), code, [entry]).length === 0,
      ),
    );
    expect(missed).toEqual([]);
  });
});
