import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { publishChanged, throwsAtOnce, throwsInBrowser, withVersion } from '../fixtures/remote-versions.ts';
import { signInToDashboard } from '../fixtures/sign-in.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';

const entry = '**/remotes/mfe-public/**/remoteEntry.js';
const notFound = { status: 404, contentType: 'text/plain', body: '' };

test.describe('A remote that fails', () => {
  test('keeps the server’s page on screen, shows a notice in its language, and works again after a retry', async ({
    page,
    faults,
  }) => {
    faults.expect(/remoteEntry\.js|The remote mfe-public .* failed \(load\)/);
    const title = page.getByRole('heading', { name: copy('ar', 'common:home.hero.title') });
    const notice = page.getByRole('heading', { name: copy('ar', 'navigation:failure.title') });
    const retry = page.getByRole('button', { name: copy('ar', 'navigation:failure.retry') });
    await page.route(entry, (route) => route.fulfill(notFound));
    await page.goto('/ar');
    await expect(notice).toBeVisible();
    await expect(title).toBeVisible();
    await expect(page.getByText('30,000+')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await retry.click();
    await expect(retry).toHaveAttribute('aria-disabled', 'false');
    await expect(notice).toBeVisible();
    await expect(title).toBeVisible();

    await page.unroute(entry);
    await retry.click();
    await expect(notice).toBeHidden();
    await expect(title).toBeVisible();
    const pictures = page.getByRole('group', { name: copy('ar', 'common:home.scenes.label') });
    await pictures.getByRole('button').nth(3).click();
    await expect(pictures.getByRole('button').nth(3)).toHaveAttribute('aria-current', 'true');
  });

  test('is requested again when a visitor returns to its page', async ({ page, faults }) => {
    faults.expect(/pages-contact-contact|The remote mfe-public .* failed|Loading (?:CSS )?chunk/);
    const chunk = '**/remotes/mfe-public/**/pages-contact-contact*';
    const notice = page.getByRole('heading', { name: copy('en', 'navigation:failure.title') });
    await page.route(chunk, (route) => route.abort());
    await page.goto('/');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const menu = page.getByRole('banner');
    await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await menu.getByRole('link', { name: copy('en', 'common:menu.home'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
    await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
    await expect(notice).toBeVisible();

    await menu.getByRole('link', { name: copy('en', 'common:menu.home'), exact: true }).click();
    await expect(notice).toBeHidden();
    await page.unroute(chunk);
    await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:contact.hero.title'));
    await expect(notice).toBeHidden();
    await expect(page.getByLabel(copy('en', 'forms:consultation.firstName'))).toBeEditable();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('whose server bundle throws answers 503 in the layout, and the browser shows its pages', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    const broken = await publishChanged(product, 'mfe-public', throwsAtOnce);
    await withVersion(product, 'mfe-public', broken, async () => {
      const answer = await fetch(`${product.url}/contact`, { headers: { 'accept-language': 'es' } });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const html = await answer.text();
      expect(html).toContain(copy('es', 'navigation:failure.title'));
      expect(html).toContain('id="site-menu"');
      expect(html).not.toContain('broken on purpose');

      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'common:contact.hero.title'),
      );
      await page.goto('/admin/login');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    });
    expect((await fetch(`${product.url}/contact`)).status).toBe(200);
  });

  test('that fails on the server and in the browser still leaves the layout with a retry', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    faults.expect(/remoteEntry\.js|The remote mfe-public .* failed/);
    const broken = await publishChanged(product, 'mfe-public', throwsAtOnce);
    await withVersion(product, 'mfe-public', broken, async () => {
      await page.route(entry, (route) => route.fulfill(notFound));
      await page.goto('/contact');
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'navigation:failure.title'),
      );
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unroute(entry);
      await page.getByRole('button', { name: copy('en', 'navigation:failure.retry') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'common:contact.hero.title'),
      );
    });
  });

  test('that owns the layout of the back office leaves pages without it until a retry succeeds', async ({
    page,
    faults,
  }) => {
    faults.expect(/remoteEntry\.js/);
    await signInToDashboard(page);
    const adminEntry = '**/remotes/mfe-admin/**/remoteEntry.js';
    await page.route(adminEntry, (route) => route.fulfill(notFound));
    await page.goto('/admin/translations');
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
    const retry = page.getByRole('button', { name: copy('en', 'navigation:failure.retry') });
    await expect(retry).toBeVisible();
    await page.unroute(adminEntry);
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  });

  test('whose layout throws leaves pages without it, and is reported once', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/The remote mfe-admin .* failed \(render\)/);
    const broken = { globalName: 'mfe_admin', module: './layout/AdminLayout', moment: 'render' } as const;
    const version = await publishChanged(product, 'mfe-admin', throwsInBrowser(broken));
    const reports = () =>
      product.events().filter((event) => (event as { version?: string }).version === version);
    await withVersion(product, 'mfe-admin', version, async () => {
      await withStaffSession(page, product);
      await page.goto('/admin/translations');
      const retry = page.getByRole('button', { name: copy('en', 'navigation:failure.retry') });
      await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
      // The page may be whole again before the API has logged what the browser reports.
      await expect.poll(() => reports().length).toBeGreaterThan(0);
      await page.evaluate(() => Object.assign(globalThis, { mended: true }));
      await retry.click();
      await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
      expect(reports()).toMatchObject([
        { remote: 'mfe-admin', route: '/admin/translations', stage: 'render' },
      ]);
    });
  });

  test('does not block a change of language', async ({ page, faults }) => {
    faults.expect(/remoteEntry\.js|The remote mfe-public .* failed/);
    await page.route(entry, (route) => route.fulfill(notFound));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: copy('en', 'navigation:failure.title') })).toBeVisible();
    await page.locator('button[popovertarget="language-list"]').click();
    await page.locator('#language-list a[hreflang="es"]').click();
    await expect(page.getByRole('heading', { name: copy('es', 'navigation:failure.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(
      page.getByRole('banner').getByRole('link', { name: copy('es', 'common:menu.contact'), exact: true }),
    ).toBeVisible();
  });
});
