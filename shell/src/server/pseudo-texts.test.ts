/** @jest-environment node */
import { flattenTree, type TextTree } from '@lens/contracts/text-tree';
import english from '../../locales/en/navigation.json';
import { pseudoTexts, pseudoText } from './pseudo-texts';

const texts = (tree: TextTree): string[] => [...flattenTree(tree).values()];

describe('Pseudo-locale', () => {
  it('accents and brackets a text', () => {
    expect(pseudoText('Try again')).toMatch(/^⟦Trý ágáïñ \S.*⟧$/);
  });

  it('keeps placeholders, nested texts, tags and protected terms', () => {
    const text = 'In <1>{{city}}</1>, {{practice}} offers LASIK by a Femtosecond laser. $t(common:more)';
    const pseudo = pseudoText(text);
    for (const part of ['<1>{{city}}</1>', '{{practice}}', 'LASIK', 'Femtosecond', '$t(common:more)'])
      expect(pseudo).toContain(part);
    expect(pseudo).toContain('öfférs');
  });

  it('leaves texts as they are that have nothing to translate', () => {
    for (const text of ['LASIK', '{{from}} – {{to}}', '20/20']) expect(pseudoText(text)).toBe(text);
  });

  it('makes every text of a file longer by 40 %', () => {
    const source = texts(english).filter((text) => pseudoText(text) !== text && text.length > 7);
    expect(source.length).toBeGreaterThan(20);
    for (const text of source) {
      const ratio = pseudoText(text).length / text.length;
      expect(ratio).toBeGreaterThanOrEqual(1.4);
      expect(ratio).toBeLessThan(1.61);
    }
    expect(Object.keys(pseudoTexts(english))).toEqual(Object.keys(english));
  });
});
