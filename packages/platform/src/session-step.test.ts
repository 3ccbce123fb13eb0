import { activeWithin, nextStep, renewWithin } from './session-step';

const expiresAt = 10_000;

test.each([
  [
    'long before the end',
    { now: expiresAt - renewWithin - 1, lastActivity: expiresAt - renewWithin - 1 },
    'wait',
  ],
  [
    'near the end, at work',
    { now: expiresAt - renewWithin, lastActivity: expiresAt - renewWithin - 5 },
    'renew',
  ],
  ['near the end, away', { now: expiresAt - 60, lastActivity: expiresAt - 60 - activeWithin - 1 }, 'wait'],
  ['back in the last minute', { now: expiresAt - 60, lastActivity: expiresAt - 61 }, 'renew'],
  [
    'near an end that nothing can put off',
    { now: expiresAt - 60, lastActivity: expiresAt - 61, finalEnd: expiresAt },
    'wait',
  ],
  ['at the end', { now: expiresAt, lastActivity: expiresAt }, 'sign-out'],
] as const)('%s: %o → %s', (_case, moment, step) => {
  expect(nextStep({ ...moment, expiresAt })).toBe(step);
});
