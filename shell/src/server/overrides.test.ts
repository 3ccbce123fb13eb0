/** @jest-environment node */
import type { PublishedTranslation } from '@lens/contracts/published-texts';
import { createOverrides } from './overrides';

const english = {
  hero: { title: 'LASIK takes 15 minutes.', lead: 'Hello {{name}}' },
  items_one: '{{count}} item',
  items_other: '{{count}} items',
};
const text = (
  key: string,
  translation: string,
  source: string,
  language: 'es' | 'ar' = 'es',
): PublishedTranslation => ({
  ...{ language, namespace: 'common', key, text: translation, source },
});
const overridesFor = (one: PublishedTranslation) => createOverrides([one], english, one.language);

describe('Published texts', () => {
  it('override the file while its English is the one that they were made for', () => {
    expect(overridesFor(text('hero.title', 'LASIK tarda 15 minutos.', english.hero.title))).toEqual({
      hero: { title: 'LASIK tarda 15 minutos.' },
    });
  });

  it('override it for other English with the same terms, numbers and placeholders', () => {
    expect(
      overridesFor(text('hero.title', 'LASIK tarda 15 minutos.', 'LASIK needs 15 minutes.')),
    ).not.toBeNull();
    expect(overridesFor(text('hero.lead', 'Hola, {{name}}', 'Hi {{name}}'))).not.toBeNull();
  });

  it.each([
    ['a term', text('hero.title', 'PRK tarda 15 minutos.', 'PRK takes 15 minutes.')],
    ['a number', text('hero.title', 'LASIK tarda 20 minutos.', 'LASIK takes 20 minutes.')],
    ['a placeholder', text('hero.lead', 'Hola, {{person}}', 'Hello {{person}}')],
    ['a key that is gone', text('hero.gone', 'Nada', 'Nothing')],
    ['a part of the tree for a text', text('hero', 'Nada', 'Nothing')],
    [
      'a plural form that the language does not have',
      text('items_few', '{{count}} cosas', english.items_other),
    ],
  ])('do not override the file if they differ by %s [PUBLISH-11]', (_what, one) => {
    expect(overridesFor(one)).toBeNull();
  });

  it('may have plural forms that only their language has', () => {
    const few = text('items_few', '{{count}} عناصر', english.items_other, 'ar');
    expect(overridesFor(few)).toEqual({ items_few: '{{count}} عناصر' });
  });

  it('are not applied for keys that every object has but English does not', () => {
    expect(overridesFor(text('__proto__.polluted', 'x', 'x'))).toBeNull();
    expect(overridesFor(text('constructor', 'x', 'x'))).toBeNull();
  });
});
