import { protectedTerms } from '@lens/contracts/protected-terms';
import { namesIn } from './protected-names.js';

test.each([
  ['Dr. Mara Solano', ['Dr. Mara Solano', 'Mara Solano']],
  ['Mara Solano', ['Mara Solano']],
])('the surgeon %s is known with and without a title', (surgeon, known) => {
  const { terms, brands } = namesIn({ surgeon, practice: 'Still Water', brands: ['VisuMax'] });
  expect(terms).toEqual([...protectedTerms, ...known]);
  expect(brands).toEqual(['Still Water', 'VisuMax']);
});
