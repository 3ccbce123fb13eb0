import { practiceFigures } from '@lens/contracts/practice-facts';
import { withBuiltIn } from './built-in-figures';

const keys = ['success_rate', 'satisfaction'] as const;
const own = { satisfaction: { value: 97.1, prefix: '', suffix: '%' } };

describe('Figures while the API is away', () => {
  it('are none on a practice’s site: nothing that came with the program is claimed in its name [CLAIM-15]', () => {
    expect(withBuiltIn(keys, undefined, false)).toEqual({});
  });

  it('are the built-in ones in the demo, and there only', () => {
    const { success_rate, satisfaction } = practiceFigures;
    expect(withBuiltIn(keys, undefined, true)).toEqual({ success_rate, satisfaction });
  });

  it.each([true, false])(
    'are the practice’s own while it is there, without those that staff hide',
    (isDemo) => {
      expect(withBuiltIn(keys, own, isDemo)).toEqual(own);
    },
  );
});
