import { lockNumbers } from './locks.js';

test('no two things have the same lock: they would wait for each other', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
});
