import type { LanguageCode } from '@lens/contracts/languages';
import { mask, unmaskTranslation, slotOf, unmaskSource } from './masked-text.js';

const names = { terms: ['LASIK'], brands: [] };
const [one, two] = [slotOf(0), slotOf(1)];

test('unmasking a masked text returns the original', () => {
  const text = '<b>LASIK</b> costs $4,500, {{name}}.';
  const { masked, spans } = mask(text, names);
  expect(spans).toHaveLength(5);
  expect(unmaskSource(masked, spans)).toBe(text);
});

test.each<[string, string, LanguageCode, string, string]>([
  [
    'a figure with the separators of the language',
    'LASIK: $4,500',
    'pt-BR',
    `${one}: ${two}`,
    'LASIK: $4.500',
  ],
  ['a name that was joined to words', 'LASIK is', 'es', `el${one}es`, 'el LASIK es'],
  ['protected spans without a space between them', 'LASIK 20/20', 'es', `${two}${one}`, '20/20 LASIK'],
  ['a minus sign that would look like a hyphen', 'about -1.50 D', 'zh', `约${one}`, '约 -1.50 D'],
  ['a name with an ending in another script', 'LASIK is', 'ko', `${one}은`, 'LASIK은'],
  ['a tag between two words', 'now<br/>then', 'es', `hoy${one}luego`, 'hoy<br/>luego'],
])('restores %s', (_what, source, language, masked, text) => {
  expect(unmaskTranslation(masked, mask(source, names).spans, language)).toBe(text);
});
