import { StartError } from '../config/start-error.js';
import { parseCommand } from './command.js';

test('reads both commands', () => {
  expect(parseCommand(['create', 'mara', '--role', 'editor'])).toEqual({
    verb: 'create',
    username: 'mara',
    role: 'editor',
    passwordFromInput: false,
  });
  expect(parseCommand(['reset-password', 'mara', '--password-stdin'])).toMatchObject({
    verb: 'reset-password',
    passwordFromInput: true,
  });
});

test.each([
  [[]],
  [['create']],
  [['remove', 'x']],
  [['create', 'x', 'y']],
  [['create', 'x', '--role', 'owner']],
  [['create', 'x', '--wat']],
])('answers %j with the usage', (words) => {
  expect(() => parseCommand(words)).toThrow(StartError);
  expect(() => parseCommand(words)).toThrow('npm run admin -- create');
});
