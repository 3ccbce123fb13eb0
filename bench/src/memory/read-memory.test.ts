import { parseMemory } from './read-memory';

test('memory is read in MB, whole and shared', () => {
  const text = 'Rss:              123904 kB\nPss:               78848 kB\nPss_Dirty:         71680 kB\n';
  expect(parseMemory(text)).toEqual({ rss: 121, pss: 77 });
});

test('a process without figures is an error', () => {
  expect(() => parseMemory('Rss: 1024 kB\n')).toThrow('no Pss');
});
