import '../../testing/browser';
import { screen, within } from '@testing-library/react';
import type { PublicArticle } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import type { Translate } from '@lens/contracts/page';
import { articleNumbered, articlesApi } from '../../testing/articles';
import { beginningWith, copy, copyIn } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { head, load, Page } from './article';

const read = (slug: string) =>
  load({ api: articlesApi(), params: { slug }, lng: 'en', signal: new AbortController().signal });
const show = (fields: Partial<PublicArticle> = {}, language?: LanguageCode) =>
  renderPage(
    <Page data={{ article: articleNumbered(1, fields), related: [] }} params={{ slug: 'article-1' }} />,
    { language },
  );

describe('Article', () => {
  it('names its title, author, day and read time, and that it is a sample', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Title 1');
    for (const text of [
      'Dr. Test',
      'February 18, 2025',
      copy('article.readTime', { count: 8 }),
      copy('article.sample'),
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Body 1')).toBeTruthy();
  });

  it('has the day of the practice’s clocks [ARTICLE-7]', () => {
    show({ published_at: '2026-11-23T00:41:00.000Z' });
    const day = screen.getByText('November 22, 2026');
    expect(day.getAttribute('datetime')).toBe('2026-11-22T16:41:00-08:00');
  });

  it('stands in its own language', () => {
    show({ lng: 'ar', title: 'حتى -12.00 D' });
    const title = screen.getByRole('heading', { level: 1 });
    expect([title.lang, title.dir]).toEqual(['ar', 'rtl']);
    expect(title.innerHTML).toBe('حتى <bdi dir="ltr">-12.00 D</bdi>');
  });

  it('has a body in another language than its title, marked, with a note in the language of the page', () => {
    show({ lng: 'ar', title: 'عنوان', body_lng: 'en' }, 'ar');
    const body = screen.getByText('Body 1').closest<HTMLElement>('[lang]')!;
    expect([body.lang, body.dir]).toEqual(['en', 'ltr']);
    expect(screen.getByText(copyIn('ar')('article.inEnglish')).closest('[lang]')).toBeNull();
  });

  it.each([
    ['en', 'en'],
    ['ar', 'ar'],
  ] as const)('has no such note in %s for a body in %s', (language, body_lng) => {
    show({ body_lng }, language);
    expect(screen.getByText('Body 1')).toBeTruthy();
    for (const code of ['en', 'ar'] as const)
      expect(screen.queryByText(copyIn(code)('article.inEnglish'))).toBeNull();
  });

  it('leads back up by its trail', () => {
    show();
    const trail = within(screen.getByRole('navigation', { name: copy('article.trail') }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/blog']);
    expect(trail.getByText('Title 1').getAttribute('aria-current')).toBe('page');
  });

  it('is passed on by plain links to its full address [ARTICLE-1]', () => {
    show();
    const share = within(screen.getByRole('complementary', { name: copy('article.share.title') }));
    const url = encodeURIComponent('https://practice.test/blog/article-1');
    expect(share.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `mailto:?subject=Title%201&body=${url}`,
      `https://x.com/intent/post?text=Title+1&url=${url}`,
      `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    ]);
    expect(share.getByRole('button', { name: copy('article.share.copy') })).toBeTruthy();
  });

  it('is followed by others of its category, never by itself [ARTICLE-2]', async () => {
    const { related } = await read('article-1');
    expect(related.map(({ slug }) => slug)).toEqual(['article-2', 'article-3']);
    renderPage(<Page data={{ article: articleNumbered(1), related }} params={{}} />);
    const next = within(screen.getByRole('region', { name: copy('article.related') }));
    expect(next.getAllByRole('link', { name: beginningWith(copy('article.readMore')) })).toHaveLength(2);
  });

  it.each(['nothing-like-it', 'UPPER', 'a/b', '00000000-0000-4000-8000-000000000001'])(
    'is missing at %s',
    async (slug) => {
      await expect(read(slug)).rejects.toMatchObject({ status: 404 });
    },
  );

  it.each([
    ['article-1', '00000000-0000-4000-8000-000000000001', 404, undefined],
    ['article-1', 'its-former-address', 301, '/blog/article-1'],
  ])('%s opened by %s answers %i', async (slug, address, status, location) => {
    const api = { ...articlesApi(), get: () => Promise.resolve(articleNumbered(1, { slug }) as never) };
    const opening = load({ api, params: { slug: address }, lng: 'es', signal: new AbortController().signal });
    await expect(opening).rejects.toMatchObject({ status, ...(location && { location }) });
  });

  it('is found by what is written for search results, and quoted by its own title [ARTICLE-8]', () => {
    const t: Translate = (_key, { title } = {}) => `${String(title)} | Practice`;
    const article = articleNumbered(1, { seo_title: 'Healing after PRK', seo_description: 'Day by day.' });
    expect(head({ article, related: [] }, t)).toMatchObject({
      title: 'Healing after PRK | Practice',
      description: 'Day by day.',
      statements: [{ about: 'article', title: 'Title 1', excerpt: 'Excerpt 1' }],
    });
  });

  it('is kept out of search engines while it cannot be read', () => {
    const t: Translate = (key) => key;
    expect(head(undefined, t).noindex).toBe(true);
    expect(head({ article: articleNumbered(1), related: [] }, t)).not.toHaveProperty('noindex');
    renderPage(<Page data={undefined} params={{}} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy('article.away.title'));
  });
});
