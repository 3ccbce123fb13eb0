import { languages, type LanguageCode } from '@lens/contracts/languages';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { testimonialTranslation } from '@lens/contracts/testimonials';
import { checkFile } from '@lens/contracts/translation-checks/check-file';
import { isAboutMeaning } from '@lens/contracts/translation-checks/meaning-categories';
import { practice } from './practice.js';
import { headingsOf, labelsOf, seedTexts, testimonialTextsOf } from './seed-texts.js';

const treeOf = (code: LanguageCode) => seedTexts[code] as unknown as TextTree;
const keysIn = (code: LanguageCode) => [...flattenTree(treeOf(code)).keys()];
const english = keysIn('en');
const completeLanguages = languages.filter(({ code }) => code !== 'es-MX');
const otherLanguages = languages.filter(({ code }) => code !== 'en');
const names = { terms: [...protectedTerms, practice.surgeon], brands: [practice.practice] };

describe('The texts of the seed', () => {
  it.each(completeLanguages.map(({ code }) => code))('have the same keys in %s as in English', (code) => {
    expect(keysIn(code).sort()).toEqual([...english].sort());
  });

  it('have no key in es-MX that Spanish does not have', () => {
    const spanish = keysIn('es');
    expect(keysIn('es-MX').filter((path) => !spanish.includes(path))).toEqual([]);
  });

  it.each(otherLanguages.map(({ code }) => code))(
    'keep protected terms unchanged in %s [TERMS-4]',
    (code) => {
      const findings = checkFile(treeOf('en'), treeOf(code), code, names);
      expect(findings.filter((finding) => !isAboutMeaning(finding))).toEqual([]);
    },
  );

  it('are valid for the API', () => {
    for (const { code } of languages) {
      for (const story of Object.values(seedTexts[code].testimonials)) {
        expect([code, testimonialTranslation.safeParse(story).error]).toEqual([code, undefined]);
      }
    }
  });

  it('fill in a Mexican heading from the Spanish one', () => {
    const { es, 'es-MX': mexican } = headingsOf('night-driving');
    const own = seedTexts['es-MX'].articles['night-driving'];
    expect(own).not.toHaveProperty('excerpt');
    expect(mexican).toEqual({ title: own?.title, excerpt: es?.excerpt });
    expect(mexican?.title).not.toBe(es?.title);
    expect(headingsOf('when-we-say-no')).not.toHaveProperty('es-MX');
  });

  it('are an error where there are none', () => {
    expect(() => labelsOf('nothing')).toThrow('nothing has no English text.');
    expect(() => headingsOf('nothing')).toThrow('nothing has no English text.');
    expect(() => testimonialTextsOf('nobody')).toThrow('nobody has no quote.');
  });
});
