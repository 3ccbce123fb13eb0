import { Secret, URI } from 'otpauth';
import { generateSecret, findTimeStep, otpauthUri } from './authenticator.js';

// The test vectors of RFC 6238, cut to six digits.
const secret = Secret.fromLatin1('12345678901234567890').base32;
const toMs = (seconds: number) => seconds * 1000;

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [20_000_000_000, '353130', 666_666_666],
])('at %i seconds the code is %s, of step %i', (time, code, step) => {
  expect(findTimeStep(secret, code, toMs(time))).toBe(step);
});

test('accepts the step before and the one after, and none beyond', () => {
  const accepted = [-60, -30, 0, 30, 60].map((drift) => findTimeStep(secret, '287082', toMs(59 + drift)));
  expect(accepted).toEqual([undefined, 1, 1, 1, undefined]);
});

test.each(['', '28708', '2870822', '28708a', '２８７０８２', '٢٨٧٠٨٢', '💥💥💥', '287 82'])(
  '"%s" is not a code',
  (code) => {
    expect(findTimeStep(secret, code, toMs(59))).toBeUndefined();
  },
);

test('a secret has 160 random bits, and apps can read it from the address', () => {
  const generated = generateSecret();
  expect(generated).toMatch(/^[A-Z2-7]{32}$/);
  expect(generated).not.toBe(generateSecret());
  const read = URI.parse(otpauthUri(generated, { issuer: 'Ojo & Œil: a/b?', label: 'mara.s' }));
  expect(read).toMatchObject({ issuer: 'Ojo & Œil a/b?', label: 'mara.s', digits: 6, period: 30 });
  expect(read.secret.base32).toBe(generated);
});
