import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/development.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

/** Delays the shell's scripts. @returns what lets them load and waits for hydration */
async function holdShellScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/shell/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    expect(await page.evaluate(() => performance.getEntriesByName('lens-hydrate').length)).toBe(0);
    release();
    await waitForHydration(page);
  };
}

test.describe('Hydration in a development build', () => {
  test('this is a development build, and React warns on no page', async ({ page, development }) => {
    for (const path of ['/', '/contact', '/ar', '/ar/contact', '/es/contact?sent=1', '/admin/login']) {
      await page.goto(path);
      await waitForHydration(page);
    }
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(scripts).toContain(`${development.url}/shell/main.js`);
  });

  test('a language list opened before hydration stays open and keeps working', async ({ page }) => {
    const releaseScripts = await holdShellScripts(page);
    await page.goto('/');
    await page.locator('button[popovertarget="language-list"]').click();
    const spanish = page.locator('#language-list a[hreflang="es"]');
    await expect(spanish).toBeVisible();
    await releaseScripts();
    await expect(spanish).toBeVisible();
    await spanish.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('es', 'common:home.hero.title'));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('a menu opened before hydration stays open and keeps working', async ({ page }) => {
      const releaseScripts = await holdShellScripts(page);
      await page.goto('/');
      await page.locator('button[popovertarget="site-menu"]').first().click();
      const contact = page
        .locator('#site-menu')
        .getByRole('link', { name: copy('en', 'common:menu.contact') });
      await expect(contact).toBeVisible();
      await releaseScripts();
      await expect(contact).toBeVisible();
      await contact.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        copy('en', 'common:contact.hero.title'),
      );
      await expect(contact).toBeHidden();
    });
  });

  test('a form half filled before hydration keeps its text, its choices and its focus', async ({ page }) => {
    const releaseScripts = await holdShellScripts(page);
    await page.goto('/contact');
    await page.locator('[name="firstName"]').fill('Early');
    await page.locator('[name="procedure"]').selectOption('icl');
    await page.locator('[name="preferredContact"][value="email"]').check();
    await page.locator('[name="interpreter"]').check();
    await page.locator('[name="message"]').pressSequentially('Before Rea');
    await releaseScripts();
    await expect(page.locator('[name="message"]')).toBeFocused();
    await page.keyboard.type('ct');
    await expect(page.locator('[name="message"]')).toHaveValue('Before React');
    await expect(page.locator('[name="firstName"]')).toHaveValue('Early');
    await expect(page.locator('[name="procedure"]')).toHaveValue('icl');
    await expect(page.locator('[name="preferredContact"][value="email"]')).toBeChecked();
    await expect(page.locator('[name="interpreter"]')).toBeChecked();

    await page.getByRole('button', { name: copy('en', 'forms:consultation.send') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      copy('en', 'forms:errors.lastName.required'),
    );
    await expect(page.locator('[name="firstName"]')).toHaveValue('Early');
    await expect(page.locator('[name="procedure"]')).toHaveValue('icl');
  });

  test('navigating in the browser causes no warning either', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: copy('en', 'common:menu.contact'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:contact.hero.title'));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
  });
});
