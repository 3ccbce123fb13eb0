import type { LanguageCode } from '@lens/contracts/languages';
import { mask, restored, slotOf, unmasked } from './masked-text.js';

const names = { terms: ['LASIK'], brands: [] };
const [one, two] = [slotOf(0), slotOf(1)];

test('a masked text is what it was', () => {
  const text = '<b>LASIK</b> costs $4,500, {{name}}.';
  const { masked, spans } = mask(text, names);
  expect(spans).toHaveLength(5);
  expect(unmasked(masked, spans)).toBe(text);
});

test.each<[string, string, LanguageCode, string, string]>([
  ['a figure by the marks of the language', 'LASIK: $4,500', 'es', `${one}: ${two}`, 'LASIK: $4.500'],
  ['a word grown to a name', 'LASIK is', 'es', `el${one}es`, 'el LASIK es'],
  ['pieces without a space between', 'LASIK 20/20', 'es', `${two}${one}`, '20/20 LASIK'],
  ['a sign that would be a hyphen', 'about -1.50 D', 'zh', `约${one}`, '约 -1.50 D'],
  ['an ending of another script', 'LASIK is', 'ko', `${one}은`, 'LASIK은'],
  ['a tag within a word', 'now<br/>then', 'es', `hoy${one}luego`, 'hoy<br/>luego'],
])('restores %s', (_what, source, language, masked, text) => {
  expect(restored(masked, mask(source, names).spans, language)).toBe(text);
});
