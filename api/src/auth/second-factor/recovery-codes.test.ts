import { hashRecoveryCode, generateRecoveryCodes } from './recovery-codes.js';

test('there are ten recovery codes, all different, in groups that are easy to read out', () => {
  const codes = generateRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
});

test('recovery codes are stored as a hash that ignores the groups', () => {
  expect(hashRecoveryCode('abcd-efgh-ijkl-mnop')).toBe(hashRecoveryCode('abcdefghijklmnop'));
  expect(hashRecoveryCode('abcd-efgh-ijkl-mnoq')).not.toBe(hashRecoveryCode('abcdefghijklmnop'));
  expect(hashRecoveryCode('abcd-efgh-ijkl-mnop')).not.toContain('abcd');
});
