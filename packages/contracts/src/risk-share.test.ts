import { frequencyWord, pageTotal, shareOf } from './risk-share.js';

const about = (affected: number, out_of: 100 | 1000) => ({ affected, out_of, bound: 'about' as const });

describe('Shares of risks', () => {
  it('have one denominator on a page, which makes none less exact [RISK-4]', () => {
    const risks = [about(46, 100), about(6, 1000)];
    const total = pageTotal(risks);
    expect(total).toBe(1000);
    expect(risks.map((risk) => shareOf(risk, total).count)).toEqual([460, 6]);
    expect(pageTotal([about(46, 100)])).toBe(100);
  });

  it.each([
    [970, 'almostAlways'],
    [520, 'usually'],
    [460, 'often'],
    [280, 'sometimes'],
    [6, 'rarely'],
    [4, 'veryRarely'],
    [0, null],
  ])('have the word that the house uses for it: %d of 1,000, %s', (count, word) => {
    expect(frequencyWord(shareOf(about(count, 1000), 1000))).toBe(word);
  });

  it('below a limit have the word for less than the limit', () => {
    expect(frequencyWord({ count: 5, total: 1000, bound: 'fewer' })).toBe('veryRarely');
    expect(frequencyWord({ count: 5, total: 1000, bound: 'about' })).toBe('rarely');
  });
});
