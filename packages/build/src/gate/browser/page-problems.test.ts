import { readFault } from './page-problems';

it.each([
  [
    { kind: 'console', text: 'The remote mfe-some 1.0.0 failed (render). Error: no page', at: '' },
    { check: 'hydration', problem: 'mfe-some fails (render): Error: no page' },
  ],
  [
    { kind: 'console', text: 'Hydration had to recover. Error: no match', at: '' },
    { check: 'hydration', problem: 'it is not what the server sent: Error: no match' },
  ],
  [
    { kind: 'exception', text: 'Error: late', at: 'some.js:1:2' },
    { check: 'uncaught error', problem: '"Error: late" is not caught (some.js:1:2).' },
  ],
  [{ kind: 'console', text: 'Failed to load resource', at: '' }, null],
] as const)('A fault of a browser is read: %j', (fault, expected) => {
  expect(readFault(fault)).toEqual(expected);
});
