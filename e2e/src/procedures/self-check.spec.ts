import { expect, test } from '../fixtures/test.ts';
import { hydrated } from '../fixtures/hydrated.ts';

const title = 'Four questions to ask yourself';

test.describe('Self-check', () => {
  test('works by the keyboard, keeps the answers to itself and leads to the consultation', async ({
    page,
  }) => {
    await page.goto('/procedures/icl');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const kept = () =>
      page.evaluate(() => [location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]);
    const before = await kept();
    const sent: string[] = [];
    // Pages that may come next are read ahead all the while: what counts is what says something.
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('14.5')) sent.push(request.url());
    });

    await page.getByLabel('How old are you?').focus();
    await page.keyboard.type('30');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('14.5');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');

    const result = page.getByRole('region', { name: title }).getByRole('status');
    await expect(result.getByRole('heading')).toHaveText('ICL may suit you.');
    await expect(result.getByRole('link')).toHaveAttribute('href', '/contact?procedure=icl');
    expect(sent).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  test('is not there without JavaScript, where the lists say the same', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/procedures/lasik');
    await expect(page.getByText('you are nearsighted up to -12.00 D')).toBeAttached();
    await expect(page.getByText(title)).toHaveCount(0);
    await context.close();
  });
});
