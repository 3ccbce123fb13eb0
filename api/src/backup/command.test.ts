import { StartError } from '../config/start-error.js';
import { parseBackupCommand } from './command.js';

test('parses all commands, with files relative to the given folder', () => {
  const parse = (...args: string[]) => parseBackupCommand(args, '/srv');
  expect(parse('backup', 'a.tar.gz')).toEqual({ verb: 'backup', file: '/srv/a.tar.gz' });
  expect(parse('restore', '/b/a.tar.gz', '--replace')).toEqual({
    verb: 'restore',
    file: '/b/a.tar.gz',
    identityFile: undefined,
    replace: true,
  });
  expect(parse('restore', 'a.age', '--identity', 'key')).toMatchObject({
    identityFile: '/srv/key',
    replace: false,
  });
  expect(parse('check', 'a.age', '--identity', '/usb/key')).toEqual({
    verb: 'check',
    file: '/srv/a.age',
    identityFile: '/usb/key',
  });
  for (const verb of ['key', 'scheduled', 'hourly']) expect(parse(verb)).toEqual({ verb });
});

test.each([
  [[]],
  [['backup']],
  [['restore']],
  [['check']],
  [['remove', 'a']],
  [['scheduled', 'a']],
  [['scheduled', '--replace']],
  [['backup', 'a', 'b']],
  [['backup', 'a', '--replace']],
  [['backup', 'a', '--identity', 'k']],
  [['check', 'a', '--replace']],
  [['restore', 'a', '--force']],
])('answers %j with the usage', (args) => {
  expect(() => parseBackupCommand(args, '/srv')).toThrow(StartError);
  expect(() => parseBackupCommand(args, '/srv')).toThrow('npm run restore -- <file> [--identity');
});
