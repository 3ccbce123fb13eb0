import { activeWithinSeconds, nextStep, renewWithinSeconds } from './session-step';

const expiresAt = 10_000;

test.each([
  [
    'long before the end',
    { now: expiresAt - renewWithinSeconds - 1, lastActivity: expiresAt - renewWithinSeconds - 1 },
    'wait',
  ],
  [
    'near the end, active',
    { now: expiresAt - renewWithinSeconds, lastActivity: expiresAt - renewWithinSeconds - 5 },
    'renew',
  ],
  [
    'near the end, inactive',
    { now: expiresAt - 60, lastActivity: expiresAt - 60 - activeWithinSeconds - 1 },
    'wait',
  ],
  ['active again in the last minute', { now: expiresAt - 60, lastActivity: expiresAt - 61 }, 'renew'],
  [
    'near an end that the API does not extend',
    { now: expiresAt - 60, lastActivity: expiresAt - 61, finalEnd: expiresAt },
    'wait',
  ],
  ['at the end', { now: expiresAt, lastActivity: expiresAt }, 'sign-out'],
] as const)('%s: %o → %s', (_case, moment, step) => {
  expect(nextStep({ ...moment, expiresAt })).toBe(step);
});
