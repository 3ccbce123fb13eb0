import { activeWithinSeconds, nextStep, renewWithinSeconds } from './session-step';

const expiresAtSeconds = 10_000;

test.each([
  [
    'long before the end',
    {
      nowSeconds: expiresAtSeconds - renewWithinSeconds - 1,
      lastActivitySeconds: expiresAtSeconds - renewWithinSeconds - 1,
    },
    'wait',
  ],
  [
    'near the end, active',
    {
      nowSeconds: expiresAtSeconds - renewWithinSeconds,
      lastActivitySeconds: expiresAtSeconds - renewWithinSeconds - 5,
    },
    'renew',
  ],
  [
    'near the end, inactive',
    {
      nowSeconds: expiresAtSeconds - 60,
      lastActivitySeconds: expiresAtSeconds - 60 - activeWithinSeconds - 1,
    },
    'wait',
  ],
  [
    'active again in the last minute',
    { nowSeconds: expiresAtSeconds - 60, lastActivitySeconds: expiresAtSeconds - 61 },
    'renew',
  ],
  [
    'near an end that the API does not extend',
    {
      nowSeconds: expiresAtSeconds - 60,
      lastActivitySeconds: expiresAtSeconds - 61,
      finalEndSeconds: expiresAtSeconds,
    },
    'wait',
  ],
  ['at the end', { nowSeconds: expiresAtSeconds, lastActivitySeconds: expiresAtSeconds }, 'sign-out'],
] as const)('%s: %o → %s', (_case, times, step) => {
  expect(nextStep({ ...times, expiresAtSeconds })).toBe(step);
});
