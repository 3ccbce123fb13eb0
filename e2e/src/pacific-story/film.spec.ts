import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

test.describe('Pacific story', () => {
  test('the demo plays a drawn film without requests to other hosts, and shows no text for engineers', async ({
    page,
    product,
  }) => {
    const requestedOrigins: string[] = [];
    const consoleMessages: string[] = [];
    page.on('request', (request) => requestedOrigins.push(new URL(request.url()).origin));
    page.on('console', (message) => consoleMessages.push(message.text()));
    const answer = await page.goto('/pacific-story');
    await waitForHydration(page);
    expect(answer!.headers()['content-security-policy']).not.toContain('frame-src');
    await expect(page.getByText(copy('en', 'common:pacificStory.film.hint'))).toBeHidden();
    await page.getByRole('button', { name: copy('en', 'common:pacificStory.film.play') }).click();
    const film = page.getByRole('group', { name: copy('en', 'common:pacificStory.film.title') });
    await expect(film).toBeFocused();
    await expect(film.getByText(copy('en', 'common:pacificStory.film.scenes.sea'))).toBeVisible();
    await expect(film.getByText(copy('en', 'common:pacificStory.film.scenes.eye'))).toBeVisible({
      timeout: 20_000,
    });
    await film.getByRole('button', { name: copy('en', 'common:pacificStory.film.pause') }).click();
    expect(
      await film.evaluate((group) => group.getAnimations({ subtree: true }).map((one) => one.playState)),
    ).not.toContain('running');
    expect(consoleMessages).toContain('The video has loaded.');
    expect([...new Set(requestedOrigins)]).toEqual([new URL(product.url).origin]);
  });

  test('the film keeps its height from scene to scene, on a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/pacific-story');
    await waitForHydration(page);
    await page.getByRole('button', { name: copy('en', 'common:pacificStory.film.play') }).click();
    const film = page.getByRole('group', { name: copy('en', 'common:pacificStory.film.title') });
    const heights = new Set<number>();
    for (const scene of ['sea', 'eye', 'return']) {
      const sceneText = copy('en', `common:pacificStory.film.scenes.${scene}`);
      await film.getByRole('button', { name: sceneText }).click();
      await expect(film.getByText(sceneText)).toBeVisible();
      heights.add(await film.evaluate((group) => group.clientHeight));
    }
    expect([...heights]).toHaveLength(1);
  });

  test('without JavaScript there is no button to play the film', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/pacific-story');
    await expect(page.getByText(copy('en', 'common:pacificStory.film.own'))).toBeHidden();
    await expect(page.getByText(copy('en', 'common:pacificStory.film.play'))).toBeHidden();
    await context.close();
  });
});
