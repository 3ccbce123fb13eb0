import type { TextTree } from '@lens/contracts/text-tree';
import { copyOf, namespacesOf, pickTexts, withoutTranslationNotes } from './copy';
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
const readTexts = (namespace: string) => texts[namespace] ?? {};

const remote = {
  manifest: {
    navigation: [
      { menu: 'header', label: 'common:menu.home', children: [{ label: 'common:menu.contact' }] },
      { menu: 'admin', label: 'common:menu.desk', children: [] },
    ],
  },
} as unknown as ComposedRemote;

describe('Copy of a page', () => {
  it('names the parts of the texts that are picked', () => {
    expect(pickTexts(['navigation', 'common:home', 'common:menu.home', 'forms'], readTexts)).toEqual({
      navigation: texts['navigation'],
      common: { home: { title: 'Title' }, menu: { home: 'Home' } },
      forms: { send: 'Send' },
    });
  });

  it('of a page in English has nothing of what the shell says of translations', () => {
    const footer = { line: 'A line', draft: 'A draft', reviewed: 'Reviewed' };
    expect(withoutTranslationNotes({ skip: 'Skip', footer })).toEqual({
      skip: 'Skip',
      footer: { line: 'A line' },
    });
    expect(withoutTranslationNotes({ skip: 'Skip' })).toEqual({ skip: 'Skip' });
  });

  it('may name what does not exist; picking does not change the texts', () => {
    const before = JSON.stringify(texts);
    expect(pickTexts(['common:nowhere.at.all', 'unknown'], readTexts)).toEqual({ common: {}, unknown: {} });
    expect(JSON.stringify(texts)).toBe(before);
  });

  it('names the shell’s namespace, the menu labels of its surface, what the route declares, and marks of it all', () => {
    expect(copyOf([remote], null, 'public')).toEqual([
      'navigation',
      'common:menu.home',
      'common:menu.contact',
      'sign-offs:navigation',
      'sign-offs:common.menu.home',
      'sign-offs:common.menu.contact',
    ]);
    expect(copyOf([remote], null, 'admin')).toEqual(['navigation', 'common:menu.desk']);
    expect(namespacesOf(['navigation', 'common:a', 'common:b'])).toEqual(['navigation', 'common']);
  });
});
