import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { hydrated } from '../fixtures/hydrated.ts';

test.describe('Pacific story', () => {
  test('the demo has a drawn film, for which nobody else is asked, and no word for engineers', async ({
    page,
    product,
  }) => {
    const asked: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    page.on('console', (message) => said.push(message.text()));
    const answer = await page.goto('/pacific-story');
    await hydrated(page);
    expect(answer!.headers()['content-security-policy']).not.toContain('frame-src');
    await expect(page.getByText(copy('en', 'common:pacificStory.film.hint'))).toBeHidden();
    await page.getByRole('button', { name: copy('en', 'common:pacificStory.film.play') }).click();
    const film = page.getByRole('group', { name: copy('en', 'common:pacificStory.film.title') });
    await expect(film).toBeFocused();
    await expect(film.getByText(copy('en', 'common:pacificStory.film.scenes.sea'))).toBeVisible();
    await expect(film.getByText(copy('en', 'common:pacificStory.film.scenes.eye'))).toBeVisible({
      timeout: 20_000,
    });
    expect(said).toContain('The video has loaded.');
    expect([...new Set(asked)]).toEqual([new URL(product.url).origin]);
  });

  test('offers no film to play where no script can play it', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/pacific-story');
    await expect(page.getByText(copy('en', 'common:pacificStory.film.own'))).toBeHidden();
    await expect(page.getByText(copy('en', 'common:pacificStory.film.play'))).toBeHidden();
    await context.close();
  });
});
