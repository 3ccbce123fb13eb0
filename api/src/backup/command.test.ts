import { StartError } from '../config/start-error.js';
import { parseBackupCommand } from './command.js';

test('parses both commands, with the file relative to the given folder', () => {
  expect(parseBackupCommand(['backup', 'a.tar.gz'], '/srv')).toEqual({
    verb: 'backup',
    file: '/srv/a.tar.gz',
    replace: false,
  });
  expect(parseBackupCommand(['restore', '/b/a.tar.gz', '--replace'], '/srv')).toEqual({
    verb: 'restore',
    file: '/b/a.tar.gz',
    replace: true,
  });
});

test.each([
  [[]],
  [['backup']],
  [['restore']],
  [['remove', 'a']],
  [['backup', 'a', 'b']],
  [['backup', 'a', '--replace']],
  [['restore', 'a', '--force']],
])('answers %j with the usage', (args) => {
  expect(() => parseBackupCommand(args, '/srv')).toThrow(StartError);
  expect(() => parseBackupCommand(args, '/srv')).toThrow('npm run restore -- <file.tar.gz> [--replace]');
});
