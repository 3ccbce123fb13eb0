import { hashRecoveryCode, generateRecoveryCodes } from './recovery-codes.js';

test('are ten, all different, in groups that can be read out', () => {
  const codes = generateRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
});

test('are stored as a hash that does not care about the groups', () => {
  expect(hashRecoveryCode('abcd-efgh-ijkl-mnop')).toBe(hashRecoveryCode('abcdefghijklmnop'));
  expect(hashRecoveryCode('abcd-efgh-ijkl-mnoq')).not.toBe(hashRecoveryCode('abcdefghijklmnop'));
  expect(hashRecoveryCode('abcd-efgh-ijkl-mnop')).not.toContain('abcd');
});
