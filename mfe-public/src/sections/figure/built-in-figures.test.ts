import { practiceFigures } from '@lens/contracts/practice-facts';
import { withBuiltIn } from './built-in-figures';

const own = { satisfaction: { value: 97.1, prefix: '', suffix: '%' } };

describe('Figures while the API is away', () => {
  it('are none on a practice’s site: nothing that came with the program is claimed in its name [CLAIM-15]', () => {
    expect(withBuiltIn(undefined, false)).toEqual({});
  });

  it('are the built-in ones in the demo, and there only', () => {
    expect(withBuiltIn(undefined, true)).toEqual(practiceFigures);
  });

  it.each([true, false])(
    'are the practice’s own while it is there, without those that staff hide',
    (isDemo) => {
      expect(withBuiltIn(own, isDemo)).toEqual(own);
    },
  );
});
