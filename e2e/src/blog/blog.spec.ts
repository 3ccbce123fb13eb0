import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { hydrated } from '../fixtures/hydrated.ts';

const readMore = copy('en', 'common:article.readMore');
const loadMore = copy('en', 'common:blog.list.more');
const cards = (html: string) => html.split(`${readMore}<`).length - 1;

test.describe('Blog page', () => {
  test('the HTML holds one featured article of 8 minutes, the counts and four cards', async ({ request }) => {
    const html = await (await request.get('/blog')).text();
    expect(html).toContain('8 min read');
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('All Posts 25 Innovation 8 Procedures 10 Technology 5 Patient Care 7 Mission 4');
    expect(cards(html)).toBe(4);
    expect(html).toContain('href="/pacific-story"');
  });

  test('the address alone narrows, searches and shows more', async ({ request }) => {
    const read = async (address: string) => (await request.get(address)).text();
    expect(cards(await read('/blog?shown=8'))).toBe(8);
    const mission = await read('/blog?category=mission');
    expect(cards(mission)).toBe(4);
    expect(mission).not.toContain(loadMore);
    expect(await read('/blog?category=procedures')).toContain('category=procedures&amp;shown=8');
    const found = await read('/blog?search=bandage');
    expect(cards(found)).toBeGreaterThan(0);
    expect(found).toContain('Articles on “bandage”');
    expect(cards(await read('/blog?search=zzzz'))).toBe(0);
  });

  test('more articles come in place, keep the focus and are announced', async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const main = page.getByRole('main');
    const more = main.getByRole('link', { name: loadMore });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('link', { name: readMore })).toHaveCount(8);
    await expect(main.getByText('Showing 8 of 24 articles.')).toHaveAttribute('role', 'status');
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
  test('an article is read, and another follows without a document load', async ({ page }) => {
    await page.goto('/blog/the-first-night');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The first night after surgery');
    const next = page.getByRole('region', { name: copy('en', 'common:article.related') });
    await expect(next.getByRole('link', { name: readMore })).toHaveCount(2);
    await next.getByRole('link', { name: readMore }).first().click();
    await expect(page).toHaveURL(/\/blog\/(?!the-first-night)/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The first night after surgery');
  });

  test('an unknown address is a real 404, in the layout, in every language', async ({ page, faults }) => {
    faults.expect(/404 \(Not Found\)/);
    for (const [lng, path] of [
      ['en', '/blog/nothing-like-it'],
      ['es', '/es/blog/nothing-like-it'],
      ['en', '/blog/NOT-A-SLUG'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      expect(answer?.headers()['cache-control'], path).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy(lng, 'navigation:notFound.title'),
      );
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy(lng, 'navigation:notFound.title'),
      );
    }
  });
});
