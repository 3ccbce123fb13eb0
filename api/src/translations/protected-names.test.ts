import { protectedTerms } from '@lens/contracts/protected-terms';
import { allProtectedNames } from './protected-names.js';

test.each([
  ['Dr. Mara Solano', ['Dr. Mara Solano', 'Mara Solano']],
  ['Mara Solano', ['Mara Solano']],
])('the surgeon %s is protected with and without the title', (surgeon, expected) => {
  const { terms, brands } = allProtectedNames({ surgeon, practice: 'Still Water', brands: ['VisuMax'] });
  expect(terms).toEqual([...protectedTerms, ...expected]);
  expect(brands).toEqual(['Still Water', 'VisuMax']);
});
