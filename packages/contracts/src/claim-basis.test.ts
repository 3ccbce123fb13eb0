import { basisState, findBasisProblem } from './claim-basis.js';

const rate = { value: 98, suffix: '%' };
const counted = (numerator: number | null, denominator: number | null) => ({ numerator, denominator });

describe('The basis of a figure', () => {
  it('is stale once its last day is more than a year ago [CLAIM-2]', () => {
    expect(basisState(null, '2026-11-29')).toBe('none');
    expect(basisState({ to: '2025-11-29' }, '2026-11-29')).toBe('current');
    expect(basisState({ to: '2025-11-28' }, '2026-11-29')).toBe('stale');
    expect(basisState({ to: '2027-02-28' }, '2028-02-29')).toBe('current');
    expect(basisState({ to: '2027-02-28' }, '2028-03-01')).toBe('stale');
  });

  it.each([
    [rate, counted(2450, 2500), null],
    [rate, counted(979, 1000), null],
    [rate, counted(974, 1000), '974 of 1000 is 97.40%, not 98%.'],
    [{ value: 99.2, suffix: '%' }, counted(992, 1000), null],
    [{ value: 99.2, suffix: '%' }, counted(991, 1000), '991 of 1000 is 99.10%, not 99.2%.'],
    [rate, counted(98, null), 'A percentage needs both counts.'],
    [rate, counted(101, 100), '101 of 100 is not possible.'],
    [{ value: 30_000, suffix: '+' }, counted(30_112, null), null],
    [{ value: 30_000, suffix: '+' }, counted(29_999, null), '29999 is fewer than 30000.'],
    [{ value: 4.9, suffix: '/5' }, counted(null, 386), null],
  ])('of %o with %o: %s [CLAIM-3]', (figure, basis, problem) => {
    expect(findBasisProblem(figure, basis)).toBe(problem);
  });
});
