import { slug } from '@lens/contracts/articles';
import { slugOf } from './slug-of';

test.each([
  ['What is PRK?', 'what-is-prk'],
  ['  Días después: ¡descanse!  ', 'dias-despues-descanse'],
  ['The surgeon’s view', 'the-surgeons-view'],
  [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
])('%s is found at %s', (title, address) => {
  expect(slugOf(title)).toBe(address);
  expect(slug.safeParse(slugOf(title)).success).toBe(true);
});
