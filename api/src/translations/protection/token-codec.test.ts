import { encodeTokens, decodeTokens } from './token-codec.js';
import { mask, slotOf } from './masked-text.js';
import { normalizeSigns } from './normalize-signs.js';
import type { TokenForm } from './token-form.js';

const names = { terms: ['LASIK', 'PRK'], brands: [] };
const source = mask('LASIK & PRK, at 20/20.', names);
const [a, b, c] = [slotOf(0), slotOf(1), slotOf(2)];
const decode = (answer: string, form: TokenForm) =>
  decodeTokens(normalizeSigns(answer, source.masked, 'es'), source.masked, source.spans, form);

test.each<[TokenForm, string]>([
  ['element', '<x id="1">LASIK</x> &amp; <x id="2">PRK</x>, at <x id="3">20/20</x>.'],
  ['bracketed', '[X1X] & [X2X], at [X3X].'],
  ['lettered', 'XX1XX & XX2XX, at XX3XX.'],
])('form %s is sent as %s', (form, expected) => {
  expect(encodeTokens(source.masked, source.spans, form)).toBe(expected);
});

test('a tag is sent as an empty element', () => {
  const { masked, spans } = mask('a<br/>b', names);
  expect(encodeTokens(masked, spans, 'element')).toBe('a<x id="1"/>b');
});

test.each<[string, TokenForm, string]>([
  ['other case', 'element', '<X ID="1">lasik</X> y <x id="2"/>, <x id="3">20/20</x>.'],
  ['other spaces', 'element', '< x id = "1" > LASIK < / x > y <x id="2">PRK</x>, <x id="3"></x>.'],
  ['other words', 'element', '<x id="1">láser</x> y <x id="2">PRK</x>, <x id="3">20/20</x>.'],
  ['other case', 'bracketed', '[x1x] y [X2x], [x3X].'],
  ['spaces', 'bracketed', '[ X 1 X ] y [X2X ], [X 3X] .'],
  ['mirrored or lost brackets', 'bracketed', ']X1X[ y X2X, 【X3X】.'],
  ['other digits', 'bracketed', '［X١X］ y [X２X], [Х۳Х].'],
  ['direction marks', 'bracketed', '\u200f[X1X]\u200e y [\u202aX2X\u202c], [X3X].'],
  ['quotes', 'bracketed', '«[X1X]» y "[X2X]", “[X3X]”.'],
  ['other case', 'lettered', 'xx1xx y Xx2xX, XX3XX.'],
])('%s in tokens of the form %s are tolerated: %s', (_what, form, answer) => {
  expect(decode(answer, form)).toBe(`${a} y ${b}, ${c}.`);
});

test.each<[TokenForm, string]>([
  ['bracketed', '[X1X]y[X2X],[X3X].'],
  ['lettered', 'XX1XXyXX2XX,XX3XX.'],
])('a token of the form %s is read inside a word, and separated from a punctuation mark', (form, answer) => {
  expect(decode(answer, form)).toBe(`${a}y${b}, ${c}.`);
});

test.each<[string, TokenForm, string]>([
  ['a missing token', 'bracketed', '[X1X] y [X2X].'],
  ['a repeated token', 'bracketed', '[X1X] y [X2X], [X3X] [X3X].'],
  ['an invented token', 'bracketed', '[X1X] y [X2X], [X3X] [X4X].'],
  ['a broken token', 'bracketed', '[X1X] y [X2X], [X3X] [X.'],
  ['an inflected token', 'bracketed', '[X1X]s y [X2X], [X3X].'],
  ['markup', 'element', '<x id="1">LASIK</x> <b>y</b> <x id="2">PRK</x>, <x id="3">20/20</x>.'],
  ['an entity', 'bracketed', '[X1X] &lt; [X2X], [X3X].'],
  ['more words in a token', 'element', '<x id="1">el láser</x> y <x id="2">PRK</x>, <x id="3">20/20</x>.'],
  ['a private-use character', 'bracketed', `${a} y [X2X], [X3X].`],
])('an answer with %s is rejected', (_what, form, answer) => {
  expect(decode(answer, form)).toBeNull();
});
