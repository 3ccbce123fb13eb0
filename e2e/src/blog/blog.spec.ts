import type { PublicArticlePage, PublicArticleSummary } from '@lens/contracts/articles';
import { expect, test } from '../fixtures/kept-page.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

const readMore = copy('en', 'common:article.readMore');
const loadMore = copy('en', 'common:blog.list.more');
const cards = (html: string) => html.split(`${readMore}<`).length - 1;

test.describe('Blog page', () => {
  test('the HTML holds one featured article of 8 minutes, the counts and four cards [BLOG-2]', async ({
    request,
  }) => {
    const html = await (await request.get('/blog')).text();
    expect(html).toContain('8 min read');
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('All Posts 25 Innovation 8 Procedures 10 Technology 5 Patient Care 7 Mission 4');
    expect(cards(html)).toBe(4);
    expect(html).toContain('href="/pacific-story"');
    const newest = await request.get('/api/articles/public?limit=1');
    const [{ title, read_time }] = ((await newest.json()) as PublicArticlePage).items as [
      PublicArticleSummary,
    ];
    expect(read_time).toBe(8);
    expect(/<h2 id="featured-title"[^>]*>([^<]+)</.exec(html)?.[1]).toBe(title);
  });

  test('the address alone filters, searches and shows more [BLOG-4]', async ({ request }) => {
    const read = async (address: string) =>
      (await (await request.get(address)).text()).replaceAll(/<script.*?<\/script>/gs, '');
    // A slow API can leave the articles out of an answer; a later one has them.
    const shows = (address: string, count: number) =>
      expect.poll(async () => cards(await read(address)), { message: address }).toBe(count);
    await shows('/blog?shown=8', 8);
    await shows('/blog?category=mission', 4);
    expect(await read('/blog?category=mission')).not.toContain(loadMore);
    await shows('/blog?category=procedures', 4);
    expect(await read('/blog?category=procedures')).toContain('category=procedures&amp;shown=8');
    await shows('/blog?search=bandage', 2);
    expect(await read('/blog?search=bandage')).toContain('Articles on “bandage”');
    await shows('/blog?search=zzzz', 0);
  });

  test('more articles load in place, keep the focus and are announced [BLOG-5]', async ({ page }) => {
    await page.goto('/blog');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const main = page.getByRole('main');
    const more = main.getByRole('link', { name: loadMore });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('link', { name: readMore })).toHaveCount(8);
    await expect(main.getByText('Showing 9 of 25 articles, the featured one among them.')).toHaveAttribute(
      'role',
      'status',
    );
    await expect(more).toBeFocused();
    await main.getByRole('link', { name: /^Mission/ }).click();
    await expect(main.getByRole('link', { name: readMore })).toHaveCount(4);
    await expect(more).toBeHidden();
    await page.goBack();
    await expect(main.getByRole('link', { name: readMore })).toHaveCount(8);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test.describe('Article page', () => {
  test('a related article opens without a document load', async ({ page }) => {
    await page.goto('/blog/the-first-night');
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first night after surgery');
    const next = page.getByRole('region', { name: copy('en', 'common:article.related') });
    await expect(next.getByRole('link', { name: readMore })).toHaveCount(2);
    await next.getByRole('link', { name: readMore }).first().click();
    await expect(page).toHaveURL(/\/blog\/(?!the-first-night)/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The first night after surgery');
  });

  test('both Spanish pages show their own text, and others the English one with a note', async ({
    request,
  }) => {
    for (const [lng, bodyLng, words] of [
      ['es', 'es', 'línea de emergencias'],
      ['es-MX', 'es-MX', 'línea de urgencias'],
      ['ar', 'en', 'Closed eyes heal best.'],
    ] as const) {
      // A slow API can leave the article out of an answer; a later one has it.
      await expect(async () => {
        const html = (await (await request.get(`/${lng}/blog/the-first-night`)).text()).replaceAll(
          /<script.*?<\/script>/gs,
          '',
        );
        const body = html.slice(html.indexOf(`<div lang="${bodyLng}" dir="ltr">`));
        expect(body, lng).toContain(words);
        const note = copy(lng === 'ar' ? 'ar' : 'es', 'common:article.inEnglish');
        expect(html.includes(note), lng).toBe(bodyLng === 'en');
      }).toPass({ timeout: 15_000 });
    }
  });

  test('an unknown address is a real 404, in the layout, before and after hydration [ARTICLE-3]', async ({
    page,
    faults,
  }) => {
    faults.expect(/404 \(Not Found\)/);
    for (const [lng, path] of [
      ['en', '/blog/nothing-like-it'],
      ['es', '/es/blog/nothing-like-it'],
      ['en', '/blog/NOT-A-SLUG'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      expect(answer?.headers()['cache-control'], path).toBe('no-store');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(copy(lng, 'navigation:notFound.title'));
      await waitForHydration(page);
      await expect(title).toHaveText(copy(lng, 'navigation:notFound.title'));
    }
  });
});
