import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { changeSettings } from '../fixtures/settings.ts';
import { expect, test } from '../fixtures/test.ts';

// Every page of the product has a film meanwhile.
test.use({ purpose: 'back office' });

const host = 'https://www.youtube-nocookie.com';
/** It answers as the host's own does when it is asked how it is. */
const answering = `<!doctype html><title>The player</title>
  <script>onmessage = ({ origin }) => parent.postMessage('{"event":"onReady"}', origin)</script>`;
const policyOf = async (url: string) =>
  (await fetch(`${url}/pacific-story`)).headers.get('content-security-policy');

test.describe('Pacific story with a film', () => {
  test.afterEach(async ({ product }) => void (await changeSettings(product, () => ({ videoId: null }))));

  test('nobody else is asked before the click, then the player of that film alone, which the policy lets in only now [STORY-3]', async ({
    page,
    product,
  }) => {
    expect(await policyOf(product.url)).not.toContain('frame-src');
    await changeSettings(product, () => ({ videoId: 'Film_id-042' }));
    await expect.poll(() => policyOf(product.url), { timeout: 20_000 }).toContain(`frame-src ${host};`);

    const elsewhere: string[] = [];
    await page.route(
      ({ origin }) => origin !== product.url,
      (route) => {
        elsewhere.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: answering });
      },
    );
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/pacific-story');
    await waitForHydration(page);
    const play = page.getByRole('link', { name: copy('en', 'common:pacificStory.film.play') });
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(elsewhere).toEqual([]);

    await play.click();
    const player = page.getByTitle(copy('en', 'common:pacificStory.film.title'));
    await expect(player).toHaveAttribute('src', `${host}/embed/Film_id-042?enablejsapi=1`);
    await expect(player).toBeFocused();
    await expect.poll(() => said).toContain('The video has loaded.');
    expect(elsewhere).toEqual([`${host}/embed/Film_id-042?enablejsapi=1`]);
  });
});
