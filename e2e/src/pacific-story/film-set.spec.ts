import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { changeSettings } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

// The film is a setting of the whole product.
test.use({ purpose: 'back office' });

const host = 'https://www.youtube-nocookie.com';
/** A player that reports that it is ready, as the host's own does. */
const playerHtml = `<!doctype html><title>The player</title>
  <script>onmessage = ({ origin }) => parent.postMessage('{"event":"onReady"}', origin)</script>`;
const contentPolicyOf = async (url: string) =>
  (await fetch(`${url}/pacific-story`)).headers.get('content-security-policy');

test.describe('Pacific story with a film', () => {
  test.afterEach(async ({ product }) => void (await changeSettings(product, () => ({ videoId: null }))));

  test('nothing loads from another host before the click, and then only the player, which the content policy allows while a film is set [STORY-3]', async ({
    page,
    product,
  }) => {
    expect(await contentPolicyOf(product.url)).not.toContain('frame-src');
    await changeSettings(product, () => ({ videoId: 'Film_id-042' }));
    await expect
      .poll(() => contentPolicyOf(product.url), { timeout: 20_000 })
      .toContain(`frame-src ${host};`);

    const foreignRequests: string[] = [];
    await page.route(
      ({ origin }) => origin !== product.url,
      (route) => {
        foreignRequests.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: playerHtml });
      },
    );
    const consoleMessages: string[] = [];
    page.on('console', (message) => consoleMessages.push(message.text()));
    await page.goto('/pacific-story');
    await waitForHydration(page);
    const play = page.getByRole('link', { name: copy('en', 'common:pacificStory.film.play') });
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(foreignRequests).toEqual([]);

    await play.click();
    const player = page.getByTitle(copy('en', 'common:pacificStory.film.title'));
    await expect(player).toHaveAttribute('src', `${host}/embed/Film_id-042?enablejsapi=1`);
    await expect(player).toBeFocused();
    await expect.poll(() => consoleMessages).toContain('The video has loaded.');
    expect(foreignRequests).toEqual([`${host}/embed/Film_id-042?enablejsapi=1`]);
  });
});
