import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { publishChanged, throwsAtOnce, throwsInPage, withVersion } from '../fixtures/remote-versions.ts';
import { signedIn } from '../fixtures/sign-in.ts';

const entry = '**/remotes/mfe-public/**/remoteEntry.js';
const gone = { status: 404, contentType: 'text/plain', body: '' };

test.describe('A dead remote', () => {
  for (const [lng, path] of [
    ['en', '/'],
    ['ar', '/ar'],
  ] as const) {
    test(`leaves what the server sent on screen, says so and can be tried again (${lng})`, async ({
      page,
      faults,
      product,
    }) => {
      faults.expect(/remoteEntry\.js|The remote mfe-public .* failed \(load\)/);
      const title = page.getByRole('heading', { name: copy(lng, 'common:home.hero.title') });
      const notice = page.getByRole('heading', { name: copy(lng, 'navigation:failure.title') });
      const retry = page.getByRole('button', { name: copy(lng, 'navigation:failure.retry') });
      await page.route(entry, (route) => route.fulfill(gone));
      await page.goto(path);
      await expect(notice).toBeVisible();
      await expect(title).toBeVisible();
      await expect(page.getByText('30,000+')).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect
        .poll(() => product.events())
        .toContainEqual(expect.objectContaining({ kind: 'remote_failure', route: '/', stage: 'load' }));

      await retry.click();
      await expect(retry).toHaveAttribute('aria-disabled', 'false');
      await expect(notice).toBeVisible();
      await expect(title).toBeVisible();

      await page.unroute(entry);
      await retry.click();
      await expect(notice).toBeHidden();
      await expect(title).toBeVisible();
      const pictures = page.getByRole('group', { name: copy(lng, 'common:home.scenes.label') });
      await pictures.getByRole('button').nth(3).click();
      await expect(pictures.getByRole('button').nth(3)).toHaveAttribute('aria-current', 'true');
    });
  }

  test('on the way to another page leaves layout and navigation, and can be tried again', async ({
    page,
    faults,
    product,
  }) => {
    faults.expect(/pages-contact-contact|The remote mfe-public .* failed|Loading (?:CSS )?chunk/);
    const chunk = '**/remotes/mfe-public/**/pages-contact-contact*';
    const notice = page.getByRole('heading', { name: copy('en', 'navigation:failure.title') });
    await page.route(chunk, (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const menu = page.getByRole('banner');
    await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect
      .poll(() => product.events())
      .toContainEqual(expect.objectContaining({ kind: 'remote_failure', route: '/contact', stage: 'chunk' }));

    await menu.getByRole('link', { name: copy('en', 'common:menu.home'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
    await menu.getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true }).click();
    await expect(notice).toBeVisible();

    await page.unroute(chunk);
    await page.getByRole('button', { name: copy('en', 'navigation:failure.retry') }).click();
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

  test('one page that throws on the server leaves the remote’s other pages alone', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    const broken = await publishChanged(product, 'mfe-public', throwsInPage('./pages/home/home'));
    await withVersion(product, 'mfe-public', broken, async () => {
      expect((await fetch(`${product.url}/contact`)).status).toBe(200);
      const answer = await page.goto('/');
      expect(answer?.status()).toBe(503);
      expect(await answer?.text()).toContain(copy('en', 'navigation:failure.title'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
    });
  });

  test('dead on the server and in the browser still leaves a page with a way on', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/503 \(Service Unavailable\)/);
    faults.expect(/remoteEntry\.js|The remote mfe-public .* failed/);
    const broken = await publishChanged(product, 'mfe-public', throwsAtOnce);
    await withVersion(product, 'mfe-public', broken, async () => {
      await page.route(entry, (route) => route.fulfill(gone));
      await page.goto('/contact');
      await hydrated(page);
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

  test('in the back office leaves its neighbours: the desk is gone, the inbox works', async ({
    page,
    faults,
  }) => {
    faults.expect(/remoteEntry\.js|The remote mfe-translations .* failed/);
    await page.route('**/remotes/mfe-translations/**/remoteEntry.js', (route) => route.fulfill(gone));
    await signedIn(page);
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await menu.getByRole('link', { name: 'Translations' }).click();
    await expect(page.getByRole('heading', { name: copy('en', 'navigation:failure.title') })).toBeVisible();
    await page.goto('/admin/consultations');
    await expect(page.getByRole('heading', { level: 1, name: 'Consultations' })).toBeVisible();
  });

  test('that owns the back office’s layout leaves the page without it, until it can be had again', async ({
    page,
    faults,
  }) => {
    faults.expect(/remoteEntry\.js/);
    await signedIn(page);
    const office = '**/remotes/mfe-admin/**/remoteEntry.js';
    await page.route(office, (route) => route.fulfill(gone));
    await page.goto('/admin/translations');
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
    const retry = page.getByRole('button', { name: copy('en', 'navigation:failure.retry') });
    await expect(retry).toBeVisible();
    await page.unroute(office);
    await retry.click();
    await expect(retry).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  });
});
