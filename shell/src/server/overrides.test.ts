/** @jest-environment node */
import type { PublishedTranslation } from '@lens/contracts/published-texts';
import { overridesOf } from './overrides';

const english = {
  hero: { title: 'LASIK takes 15 minutes.', lead: 'Hello {{name}}' },
  items_one: '{{count}} item',
  items_other: '{{count}} items',
};
const text = (
  key: string,
  said: string,
  source: string,
  language: 'es' | 'ar' = 'es',
): PublishedTranslation => ({
  ...{ language, namespace: 'common', key, text: said, source },
});
const over = (one: PublishedTranslation) => overridesOf([one], english, one.language);

describe('Published texts', () => {
  it('lie over the file while its English is what they were written for', () => {
    expect(over(text('hero.title', 'LASIK tarda 15 minutos.', english.hero.title))).toEqual({
      hero: { title: 'LASIK tarda 15 minutos.' },
    });
  });

  it('stay over other English that has the same terms, numbers and placeholders', () => {
    expect(over(text('hero.title', 'LASIK tarda 15 minutos.', 'LASIK needs 15 minutes.'))).not.toBeNull();
    expect(over(text('hero.lead', 'Hola, {{name}}', 'Hi {{name}}'))).not.toBeNull();
  });

  it.each([
    ['a term', text('hero.title', 'PRK tarda 15 minutos.', 'PRK takes 15 minutes.')],
    ['a number', text('hero.title', 'LASIK tarda 20 minutos.', 'LASIK takes 20 minutes.')],
    ['a placeholder', text('hero.lead', 'Hola, {{person}}', 'Hello {{person}}')],
    ['a key that is gone', text('hero.gone', 'Nada', 'Nothing')],
    ['a part of the tree for a text', text('hero', 'Nada', 'Nothing')],
    ['a plural form that the language has not', text('items_few', '{{count}} cosas', english.items_other)],
  ])('give way to the file where they differ by %s [PUBLISH-11]', (_what, one) => {
    expect(over(one)).toBeNull();
  });

  it('have the plural forms of their language', () => {
    const few = text('items_few', '{{count}} عناصر', english.items_other, 'ar');
    expect(over(few)).toEqual({ items_few: '{{count}} عناصر' });
  });

  it('are not read where English has nothing by a key of every object', () => {
    expect(over(text('__proto__.polluted', 'x', 'x'))).toBeNull();
    expect(over(text('constructor', 'x', 'x'))).toBeNull();
  });
});
