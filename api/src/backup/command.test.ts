import { StartError } from '../config/start-error.js';
import { parseBackupCommand } from './command.js';

test('reads both commands, and a file beside whoever names it', () => {
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
])('answers %j with the usage', (words) => {
  expect(() => parseBackupCommand(words, '/srv')).toThrow(StartError);
  expect(() => parseBackupCommand(words, '/srv')).toThrow('npm run restore -- <file.tar.gz> [--replace]');
});
