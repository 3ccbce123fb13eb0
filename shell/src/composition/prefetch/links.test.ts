import type { Composition } from '../../page/page-state';
import { likelyPages, linkedEntry, linkedPage } from './links';

const route = (id: string, path: string, surface: 'public' | 'admin' = 'public') => ({ id, path, surface });
const numbered = Array.from({ length: 9 }, (_, index) => route(`page-${index}`, `/page-${index}`));
const composition = {
  id: 'test',
  remotes: [
    {
      address: '/remotes/mfe-other/1.0.0/',
      manifest: {
        name: 'mfe-other',
        layouts: [{ id: 'frame', module: './frame' }],
        routes: [route('other', '/other'), { ...route('desk', '/desk', 'admin'), layout: 'office' }],
      },
    },
    {
      manifest: {
        name: 'mfe-public',
        layouts: [{ id: 'office', module: './office' }],
        routes: [
          route('home', '/'),
          route('contact', '/contact'),
          route('admin', '/admin', 'admin'),
          ...numbered,
        ],
      },
    },
  ],
} as unknown as Composition;
const openPage = { composition, surface: 'public' as const, path: '/' };

function show(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  return document.querySelector('a')!;
}

/** jsdom has no layout: all links are where the test puts them. */
const placeLinks = (top: number, width = 100) =>
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 20, width } as DOMRect);

afterEach(() => jest.restoreAllMocks());

describe('Links to prefetch', () => {
  it.each([
    ['/contact', 'contact'],
    ['/es/contact', 'contact'],
    ['/contact#form', 'contact'],
  ])('%s leads to %s', (href, id) => {
    expect(linkedPage(show(`<a href="${href}">go</a>`), openPage)?.route.id).toBe(id);
  });

  it.each([
    ['the open page', '<a href="/#figures">go</a>'],
    ['the open page in another language', '<a href="/es">go</a>'],
    ['another surface', '<a href="/admin">go</a>'],
    ['another site', '<a href="https://example.com/contact">go</a>'],
    ['another window', '<a href="/contact" target="_blank">go</a>'],
    ['a telephone', '<a href="tel:+15625550142">go</a>'],
    ['no page', '<a href="/nothing">go</a>'],
  ])('%s is not', (_, html) => {
    expect(linkedPage(show(html), openPage)).toBeNull();
  });

  it('lead to remotes that the page already runs, so that no other team’s code runs in it', () => {
    expect(linkedPage(show('<a href="/other">go</a>'), openPage)).toBeNull();
    expect(linkedEntry(show('<a href="/other">go</a>'), openPage)).toBe(
      '/remotes/mfe-other/1.0.0/remoteEntry.js',
    );
    expect(linkedEntry(show('<a href="/contact">go</a>'), openPage)).toBeNull();
    const onOther = { ...openPage, path: '/other' };
    expect(linkedPage(show('<a href="/contact">go</a>'), onOther)).toBeNull();
    const inLayout = { composition, surface: 'admin' as const, path: '/desk' };
    expect(linkedPage(show('<a href="/admin">go</a>'), inLayout)?.route.id).toBe('admin');
  });

  it('are those in view, each page once', () => {
    show('<a href="/contact">one</a><a href="/contact">two</a>');
    placeLinks(100);
    expect(likelyPages(openPage).map((page) => page.route.id)).toEqual(['contact']);
  });

  it('are first those in the page’s text', () => {
    show('<header><a href="/page-1">menu</a></header><main><a href="/contact">page</a></main>');
    placeLinks(100);
    expect(likelyPages(openPage).map((page) => page.route.id)).toEqual(['contact', 'page-1']);
  });

  it.each([
    ['below the fold', () => placeLinks(innerHeight + 1)],
    ['not shown', () => placeLinks(0, 0)],
  ])('include those of the menu even if they are %s', (_, place) => {
    show('<nav><a href="/contact">menu</a></nav><main><a href="/page-1">page</a></main>');
    place();
    expect(likelyPages(openPage).map((page) => page.route.id)).toEqual(['contact']);
  });

  it('are at most six', () => {
    show(numbered.map(({ path }) => `<a href="${path}">go</a>`).join(''));
    placeLinks(100);
    expect(likelyPages(openPage)).toHaveLength(6);
  });
});
