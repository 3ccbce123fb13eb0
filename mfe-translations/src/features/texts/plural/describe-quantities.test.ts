import { describeQuantities } from './describe-quantities';

test.each([
  ['ar', 'zero', '0'],
  ['ar', 'two', '2'],
  ['ar', 'few', '3 to 10, 103 to 110'],
  ['ar', 'many', '11 to 99, 111 to 199 and so on'],
  ['ar', 'other', 'all other numbers'],
  ['es', 'one', '1'],
  ['es', 'many', '1,000,000 and so on'],
  ['pt-BR', 'one', '0, 1'],
  ['ko', 'other', 'every number'],
] as const)('in %s, the form "%s" is for %s', (language, form, numbers) => {
  expect(describeQuantities(language, form)).toBe(numbers);
});
