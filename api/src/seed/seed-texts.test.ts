import { languages, type LanguageCode } from '@lens/contracts/languages';
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import { protectedTerms } from '@lens/contracts/protected-terms';
import { testimonialTranslation } from '@lens/contracts/testimonials';
import { checkFile } from '@lens/contracts/translation-checks/check-file';
import { practice } from './practice.js';
import { headingsOf, labelsOf, seedTexts, storyOf } from './seed-texts.js';

const treeOf = (code: LanguageCode) => seedTexts[code] as unknown as TextTree;
const keysIn = (code: LanguageCode) => [...flattenTree(treeOf(code)).keys()];
const english = keysIn('en');
const whole = languages.filter(({ code }) => code !== 'es-MX');
const translated = languages.filter(({ code }) => code !== 'en');
const names = { terms: [...protectedTerms, practice.surgeon], brands: [practice.practice] };

describe('The texts of the seed', () => {
  it.each(whole.map(({ code }) => code))(
    'say in %s all that they say in English, and nothing else',
    (code) => {
      expect(keysIn(code).sort()).toEqual([...english].sort());
    },
  );

  it('say in es-MX nothing that is not said in Spanish', () => {
    const spanish = keysIn('es');
    expect(keysIn('es-MX').filter((path) => !spanish.includes(path))).toEqual([]);
  });

  it.each(translated.map(({ code }) => code))(
    'keep in %s what no translation may alter [TERMS-4]',
    (code) => {
      expect(checkFile(treeOf('en'), treeOf(code), code, names)).toEqual([]);
    },
  );

  it('are what the API would take', () => {
    for (const { code } of languages) {
      for (const story of Object.values(seedTexts[code].testimonials)) {
        expect([code, testimonialTranslation.safeParse(story).error]).toEqual([code, undefined]);
      }
    }
  });

  it('complete a Mexican heading with the Spanish one', () => {
    const { es, 'es-MX': mexican } = headingsOf('night-driving');
    expect(mexican).toEqual({ title: 'Manejar de noche, antes y después', excerpt: es?.excerpt });
    expect(headingsOf('when-we-say-no')).not.toHaveProperty('es-MX');
  });

  it('are asked for only where there are any', () => {
    expect(() => labelsOf('nothing')).toThrow('nothing has no English text.');
    expect(() => headingsOf('nothing')).toThrow('nothing has no English text.');
    expect(() => storyOf('nobody')).toThrow('nobody says nothing.');
  });
});
