import { act, fireEvent, screen, within } from '@testing-library/react';
import { articleCategories } from '@lens/contracts/article-categories';
import { articlesApi } from '../../testing/articles';
import { copy, copyIn } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { load, Page } from './blog';
import { addressOf, viewOf } from './view';

const open = async (query: Record<string, string> = {}, queries: Record<string, string | number>[] = []) => {
  const { signal } = new AbortController();
  const data = await load({ api: articlesApi(queries), params: {}, query, lng: 'en', signal });
  renderPage(<Page data={data} params={{}} />, { at: '/blog' });
};
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);

describe('Blog', () => {
  it('features the newest article, with its read time [BLOG-1, SHAPES-9]', async () => {
    await open();
    const featured = screen.getByRole('region', { name: 'Title 1' });
    expect(within(featured).getByText(copy('blog.featured.title'))).toBeTruthy();
    expect(within(featured).getByText(copy('article.readTime', { count: 8 }))).toBeTruthy();
    expect(within(featured).getByText('February 18, 2025')).toBeTruthy();
    expect(within(featured).getByRole('link').getAttribute('href')).toBe('/blog/article-1');
  });

  it('counts the categories as they are [BLOG-2, SHAPES-9]', async () => {
    await open();
    const list = within(
      screen.getByRole('navigation', { name: copy('blog.filters.categories') }),
    ).getAllByRole('link');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'All Posts 25',
      'Innovation 8',
      'Procedures 10',
      'Technology 5',
      'Patient Care 7',
      'Mission 4',
    ]);
    expect(list.map((link) => link.getAttribute('href'))).toContain('/blog?category=patient-care#articles');
    expect(list[0]!.getAttribute('aria-current')).toBe('true');
  });

  it.each([
    ['ar', 5],
    ['en', 0],
  ] as const)('in %s says of each article that is in English only that it is', async (lng, times) => {
    const { signal } = new AbortController();
    const data = await load({ api: articlesApi(), params: {}, query: {}, lng, signal });
    renderPage(<Page data={data} params={{}} />, { at: '/blog', language: lng });
    expect(screen.queryAllByText(copyIn(lng)('article.bodyInEnglish'))).toHaveLength(times);
  });

  it('shows four cards with Read More, and leads to four more [BLOG-3]', async () => {
    await open();
    expect(cards()).toEqual(['Title 2', 'Title 3', 'Title 4', 'Title 5']);
    const [first] = screen.getAllByRole('link', { name: 'Read More Title 2' });
    expect(first!.getAttribute('href')).toBe('/blog/article-2');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe(
      copy('blog.list.shownWithFeatured', { shown: 5, found: 25 }),
    );
    const more = screen.getByRole('link', { name: 'Load More Articles' });
    expect(more.getAttribute('href')).toBe('/blog?shown=8#article-5');
  });

  it('asks the API for as much as it shows, in the language of the page', async () => {
    const queries: Record<string, string | number>[] = [];
    await open({ shown: '8' }, queries);
    expect(queries).toEqual([{ lng: 'en', limit: 9 }]);
    expect(cards()).toHaveLength(8);
  });

  it('narrows by category, which keeps its place in the address of the next four', async () => {
    await open({ category: 'procedures' });
    expect(cards()).toHaveLength(4);
    expect(screen.getByText(copy('blog.list.shown', { shown: 4, found: 10 }))).toBeTruthy();
    expect(screen.getByRole('link', { name: copy('blog.list.more') }).getAttribute('href')).toBe(
      '/blog?category=procedures&shown=8#article-5',
    );
  });

  it('has no more to load where all are shown', async () => {
    await open({ category: 'mission' });
    expect(cards()).toHaveLength(4);
    expect(screen.queryByRole('link', { name: copy('blog.list.more') })).toBeNull();
  });

  it('searches by a form that works by itself', async () => {
    await open({ search: 'dry eyes' });
    expect(
      screen.getByRole('heading', { name: copy('blog.list.search', { search: 'dry eyes' }) }),
    ).toBeTruthy();
    const field = screen.getByRole('searchbox', { name: copy('blog.filters.search') });
    expect([(field as HTMLInputElement).value, field.getAttribute('name')]).toEqual(['dry eyes', 'search']);
    expect(screen.getByText(copy('blog.list.shown', { shown: 2, found: 2 }))).toBeTruthy();
  });

  it('says once that the articles are samples', async () => {
    await open();
    expect(screen.getAllByText(copy('article.samples'))).toHaveLength(1);
  });

  it('says without the API what is missing, and keeps the ways that lead to it [BLOG-7]', () => {
    renderPage(<Page data={undefined} params={{}} />, { at: '/blog?category=mission' });
    expect(screen.getByRole('heading', { name: copy('article.categories.mission') })).toBeTruthy();
    expect(screen.getByText(copy('blog.list.away'))).toBeTruthy();
    expect(screen.getByRole('link', { name: copy('article.retry') }).getAttribute('href')).toBe(
      '/blog?category=mission#articles',
    );
    const list = within(
      screen.getByRole('navigation', { name: copy('blog.filters.categories') }),
    ).getAllByRole('link');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      copy('blog.filters.all'),
      ...articleCategories.map((category) => copy(`article.categories.${category}`)),
    ]);
    expect(list.at(-1)!.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('searchbox', { name: copy('blog.filters.search') })).toBeTruthy();
  });

  it('asks again in place, once at a time', async () => {
    let answer = () => undefined as void;
    const reload = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    renderPage(<Page data={undefined} params={{}} reload={reload} />, { at: '/blog' });
    fireEvent.click(screen.getByRole('button', { name: copy('article.retry') }));
    const trying = screen.getByRole('button', { name: copy('article.retrying') });
    expect(trying.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(trying);
    expect(reload).toHaveBeenCalledTimes(1);
    await act(async () => answer());
    expect(screen.getByRole('button', { name: copy('article.retry') }).getAttribute('aria-disabled')).toBe(
      'false',
    );
  });

  it('offers the newsletter and three resources, with and without the API [BLOG-6]', () => {
    renderPage(<Page data={undefined} params={{}} />);
    expect(screen.getByText(copy('blog.list.away'))).toBeTruthy();
    const box = within(screen.getByRole('region', { name: copy('newsletter.title') }));
    expect(box.getByRole('textbox', { name: copy('newsletter.form.label') }).getAttribute('type')).toBe(
      'email',
    );
    expect(box.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
    const resources = within(screen.getByRole('region', { name: copy('blog.resources.title') })).getAllByRole(
      'link',
    );
    expect(resources.map((link) => link.getAttribute('href'))).toEqual([
      '/procedures/lasik',
      '/procedures',
      '/pacific-story',
    ]);
  });
});

describe('An address of the blog', () => {
  it.each([
    [{}, { category: null, search: '', shown: 4 }],
    [
      { category: 'nonsense', shown: '-3' },
      { category: null, search: '', shown: 4 },
    ],
    [{ shown: '1e9' }, { category: null, search: '', shown: 96 }],
    [
      { shown: '5', search: ` ${'x'.repeat(200)} ` },
      { category: null, search: 'x'.repeat(100), shown: 8 },
    ],
    [{ category: 'mission' }, { category: 'mission', search: '', shown: 4 }],
  ])('%j is read as %j', (query, view) => {
    expect(viewOf(query as Record<string, string>)).toEqual(view);
  });

  it('leaves defaults out', () => {
    expect(addressOf({ category: null, search: '', shown: 4 })).toBe('/blog');
    expect(addressOf({ category: 'mission', search: 'a b', shown: 8 })).toBe(
      '/blog?category=mission&search=a+b&shown=8',
    );
  });
});
