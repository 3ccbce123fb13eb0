import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { hydrated } from '../fixtures/hydrated.ts';

test.describe('Pacific story', () => {
  test('no film is set: the poster says so, nobody else is asked, and the hint stands under it', async ({
    page,
    product,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    const answer = await page.goto('/pacific-story');
    await hydrated(page);
    expect(answer!.headers()['content-security-policy']).not.toContain('frame-src');
    await expect(page.getByText(copy('en', 'common:pacificStory.film.none'))).toBeVisible();
    await expect(page.getByText(copy('en', 'common:pacificStory.film.hint'))).toBeVisible();
    expect([...new Set(asked)]).toEqual([new URL(product.url).origin]);
  });
});
