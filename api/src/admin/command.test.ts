import { StartError } from '../config/start-error.js';
import { parseCommand } from './command.js';

test('reads every command', () => {
  expect(parseCommand(['create', 'mara', '--role', 'editor'])).toEqual({
    verb: 'create',
    username: 'mara',
    role: 'editor',
    passwordFromInput: false,
  });
  expect(parseCommand(['create', 'mara'])).toMatchObject({ role: 'admin' });
  expect(parseCommand(['reset-password', 'mara', '--password-stdin'])).toEqual({
    verb: 'reset-password',
    username: 'mara',
    passwordFromInput: true,
  });
  expect(parseCommand(['reset-2fa', 'mara'])).toEqual({ verb: 'reset-2fa', username: 'mara' });
});

test.each([
  [[]],
  [['create']],
  [['remove', 'x']],
  [['create', 'x', 'y']],
  [['create', 'x', '--role', 'owner']],
  [['create', 'x', '--wat']],
  [['reset-password', 'x', '--role', 'editor']],
  [['reset-2fa']],
  [['reset-2fa', 'x', '--password-stdin']],
])('answers %j with the usage', (args) => {
  expect(() => parseCommand(args)).toThrow(StartError);
  expect(() => parseCommand(args)).toThrow('npm run admin -- create');
});
