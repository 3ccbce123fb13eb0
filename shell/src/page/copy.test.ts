import type { TextTree } from '@lens/contracts/text-tree';
import { copyOf, namespacesOf, pickCopy } from './copy';
import type { ComposedRemote } from './page-state';

const texts: Record<string, TextTree> = {
  navigation: { skip: 'Skip', header: { menu: 'Menu' } },
  common: {
    menu: { home: 'Home', contact: 'Contact' },
    home: { title: 'Title' },
    contact: { title: 'Other' },
  },
  forms: { send: 'Send' },
};
const read = (namespace: string) => texts[namespace] ?? {};

const remote = {
  manifest: {
    navigation: [
      { menu: 'header', label: 'common:menu.home', children: [{ label: 'common:menu.contact' }] },
      { menu: 'admin', label: 'common:menu.desk', children: [] },
    ],
  },
} as unknown as ComposedRemote;

describe('Copy of a page', () => {
  it('holds the named parts only', () => {
    expect(pickCopy(['navigation', 'common:home', 'common:menu.home', 'forms'], read)).toEqual({
      navigation: texts['navigation'],
      common: { home: { title: 'Title' }, menu: { home: 'Home' } },
      forms: { send: 'Send' },
    });
  });

  it('leaves the source as it was and passes over what does not exist', () => {
    const before = JSON.stringify(texts);
    expect(pickCopy(['common:nowhere.at.all', 'unknown'], read)).toEqual({ common: {}, unknown: {} });
    expect(JSON.stringify(texts)).toBe(before);
  });

  it('names the shell, the labels of the menus on its surface and what the route declares', () => {
    expect(copyOf([remote], null, 'public')).toEqual([
      'navigation',
      'common:menu.home',
      'common:menu.contact',
    ]);
    expect(copyOf([remote], null, 'admin')).toEqual(['navigation', 'common:menu.desk']);
    expect(namespacesOf(['navigation', 'common:a', 'common:b'])).toEqual(['navigation', 'common']);
  });
});
