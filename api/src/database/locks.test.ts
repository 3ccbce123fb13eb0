import { lockNumbers } from './locks.js';

test('no two lock names have the same number, since they would wait for each other', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});
