import { slug } from '@lens/contracts/articles';
import { toSlug } from './to-slug';

test.each([
  ['What is PRK?', 'what-is-prk'],
  ['  Días después: ¡descanse!  ', 'dias-despues-descanse'],
  ['The surgeon’s view', 'the-surgeons-view'],
  [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
])('%s has the address %s', (title, address) => {
  expect(toSlug(title)).toBe(address);
  expect(slug.safeParse(toSlug(title)).success).toBe(true);
});
