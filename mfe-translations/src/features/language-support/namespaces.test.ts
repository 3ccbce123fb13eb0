import { host } from '../../testing/host';
import { namespacesOf } from './namespaces';

test('the shell’s namespace comes first, those of the back office last and in English only', () => {
  expect(namespacesOf(host)).toEqual([
    { name: 'navigation', owner: 'shell', englishOnly: false },
    { name: 'common', owner: 'mfe-public', englishOnly: false },
    { name: 'forms', owner: 'mfe-public', englishOnly: false },
    { name: 'mfe-admin', owner: 'mfe-admin', englishOnly: true },
  ]);
});

test('a remote without a menu entry may well serve visitors', () => {
  const namespaces = namespacesOf({ ...host, navigation: [] });
  expect(namespaces.some(({ englishOnly }) => englishOnly)).toBe(false);
});
