import { copyBranch, flattenTree, isTextTree, mapTexts, mergeTrees, nestTexts, textAt } from './text-tree.js';

const tree = { hero: { title: 'See', lead: 'Well' }, close: 'Close' };

describe('A tree of texts', () => {
  it.each([
    [{ a: 'x', b: { c: 'y' } }, true],
    [{ a: 1 }, false],
    [{ a: ['x'] }, false],
    [[], false],
    [null, false],
    ['text', false],
  ])('%j is one: %s', (value, expected) => {
    expect(isTextTree(value)).toBe(expected);
  });

  it('has what stands at a dotted key, and nothing that every object has', () => {
    const tree = { home: { title: 'A' } };
    expect(textAt(tree, 'home.title')).toBe('A');
    expect(textAt(tree, 'home')).toEqual({ title: 'A' });
    for (const key of ['home.title.more', 'gone', 'constructor', 'home.toString', ''])
      expect(textAt(tree, key)).toBeUndefined();
  });

  it('is taken apart into keys with dots, and put together from them', () => {
    const texts = [...flattenTree(tree)];
    expect(texts).toEqual([
      ['hero.title', 'See'],
      ['hero.lead', 'Well'],
      ['close', 'Close'],
    ]);
    expect(nestTexts(texts)).toEqual(tree);
  });

  it('takes a key that every object knows, and changes no other object by it', () => {
    const nested = nestTexts([
      ['__proto__.polluted', 'yes'],
      ['constructor.name', 'text'],
    ]);
    expect(Object.keys(nested)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('gives a branch to another tree, under the same key', () => {
    const target = { hero: { lead: 'Other' } };
    copyBranch(target, tree, 'hero.title');
    copyBranch(target, tree, 'gone.title');
    expect(target).toEqual({ hero: { lead: 'Other', title: 'See' } });
    copyBranch(target, tree, undefined);
    expect(target).toEqual(tree);
  });

  it('lies over another, text by text', () => {
    const over = { hero: { title: 'Look' }, close: { all: 'Close all' }, more: 'More' };
    const merged = { hero: { title: 'Look', lead: 'Well' }, close: { all: 'Close all' }, more: 'More' };
    expect(mergeTrees(tree, over)).toEqual(merged);
    expect(tree.hero.title).toBe('See');
  });

  it('keeps its keys when its texts change', () => {
    expect(mapTexts(tree, (text) => text.toUpperCase())).toEqual({
      hero: { title: 'SEE', lead: 'WELL' },
      close: 'CLOSE',
    });
  });
});
