import { parseVersionCookie, writeVersionCookie, type VersionCookie } from './version-cookie.js';

describe('The cookie of roll-outs [ROLLOUT-3]', () => {
  it.each<VersionCookie>([
    { number: 0, outcomes: {} },
    { number: 9999, outcomes: { a1b2c3d4: 'w', '0011223344556677': 'x' } },
  ])('is read as it was written', (cookie) => {
    expect(parseVersionCookie(writeVersionCookie(cookie))).toEqual(cookie);
  });

  it.each([
    null,
    '',
    'x',
    '-1',
    '12345',
    '1.5',
    '12_',
    '12_short.w',
    '12_a1b2c3d4.z',
    '12_a1b2c3d4',
    '12 ',
    '1e3',
  ])('counts as absent if it is %p', (value) => {
    expect(parseVersionCookie(value)).toBeNull();
  });

  it('keeps the newest outcomes', () => {
    const outcomes = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`rollout${String(index).padStart(2, '0')}`, 'w' as const]),
    );
    const read = parseVersionCookie(writeVersionCookie({ number: 7, outcomes }));
    expect(Object.keys(read!.outcomes)).toEqual(Object.keys(outcomes).slice(-8));
  });
});
