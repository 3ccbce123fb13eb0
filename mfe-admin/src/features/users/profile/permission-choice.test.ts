import { noPermissions } from '@lens/contracts/desk-permissions';
import { orderPermissions, setPermissions, summarizePermissions, targetCodes } from './permission-choice';

test('languages stay in the order of the site, whatever was chosen first', () => {
  const one = setPermissions(noPermissions, { tasks: ['review'], codes: ['ko'], on: true });
  const two = setPermissions(one, { tasks: ['review', 'publish'], codes: ['es', 'ko'], on: true });
  expect(two).toEqual({ translate: [], review: ['es', 'ko'], publish: ['es', 'ko'] });
  expect(setPermissions(two, { tasks: ['review'], codes: ['es'], on: false }).review).toEqual(['ko']);
  expect(orderPermissions({ ...noPermissions, translate: ['ko', 'es'] }).translate).toEqual(['es', 'ko']);
});

test('a summary counts the languages of each task', () => {
  expect(summarizePermissions({ translate: targetCodes, review: ['es', 'ko'], publish: [] })).toBe(
    'Translate 10, review 2, publish none',
  );
});
