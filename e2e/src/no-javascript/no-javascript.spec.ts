import { expect, test } from '../fixtures/kept-page.ts';
import { copy } from '../copy.ts';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { addressOf, publicPages } from '../fixtures/public-pages.ts';

test.use({ javaScriptEnabled: false });

const languageButton = copy('en', 'navigation:language.label');

test.describe('Without JavaScript', () => {
  test('Home and the contact page show their content, and links lead from one to the other', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:home.hero.title'));
    await expect(page.getByText('30,000+')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: copy('en', 'common:actions.schedule') })
      .first()
      .click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:contact.hero.title'));
    await expect(page.getByLabel(copy('en', 'forms:consultation.firstName'))).toBeEditable();
  });

  test('the language list opens, and its links change the language', async ({ page }) => {
    await page.goto('/contact');
    const arabic = page.getByRole('link', { name: 'العربية' });
    await expect(arabic).toBeHidden();
    await page.getByRole('button', { name: languageButton }).click();
    await expect(arabic).toBeVisible();
    await arabic.click();
    await expect(page).toHaveURL('/ar/contact');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('ar', 'common:contact.hero.title'));
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu opens, leads somewhere and closes', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: copy('en', 'navigation:header.navigation') });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: copy('en', 'navigation:header.menu'), exact: true }).click();
      await expect(menu).toBeVisible();
      await page.getByRole('button', { name: copy('en', 'navigation:header.close') }).click();
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: copy('en', 'navigation:header.menu'), exact: true }).click();
      await menu.getByRole('link', { name: copy('en', 'common:menu.contact') }).click();
      await expect(page).toHaveURL('/contact');
    });
  });

  test('every visible control works: it belongs to a form, opens something, or is a choice that style sheets answer', async ({
    page,
    product,
  }) => {
    const controls = ['button', 'select', 'textarea', 'input:not([type="radio"])', '[role="slider"]'];
    const visibleControls = page.locator(controls.map((control) => `${control}:visible`).join(', '));
    for (const one of publicPages) {
      await page.goto(await addressOf(one, product));
      const idleControls = await visibleControls.evaluateAll((found) =>
        (found as HTMLButtonElement[])
          .filter(({ form, popoverTargetElement }) => !form && !popoverTargetElement)
          .map(({ outerHTML }) => outerHTML),
      );
      expect(idleControls, one.pattern).toEqual([]);
    }
  });

  test('the gallery has no slider and no text about one', async ({ page }) => {
    await page.goto('/testimonials');
    await expect(page.getByText(copy('en', 'common:gallery.lead'))).toBeVisible();
    await expect(page.getByText(copy('en', 'common:gallery.move'))).toBeHidden();
    await expect(page.getByRole('slider')).toBeHidden();
  });

  test('the form posts, and the answer is a redirect [CONTACT-4]', async ({ page, product }) => {
    const person = visitorNamed('Noscript');
    await page.goto('/contact?procedure=prk');
    await fillForm(page, person);
    await expect(page.locator('[name="procedure"]')).toHaveValue('prk');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: copy('en', 'forms:consultation.send') }).click();
    expect((await answer).status()).toBe(303);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'forms:sent.title'));
    const [stored, ...others] = await inboxOf(product, person.lastName);
    expect(others).toEqual([]);
    await expect(page).toHaveURL(`/contact?sent=${stored!.reference}`);
    await expect(page.getByText(stored!.reference)).toBeVisible();
    expect(stored).toMatchObject({ ...person, procedure: 'prk', preferredContact: 'phone', status: 'new' });
  });

  test('a refused form comes back filled, with status 422 and nothing in the address', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/422/);
    const person = { ...visitorNamed('Refused'), phone: '12' };
    await page.goto('/es/contact');
    await fillForm(page, person);
    await page.locator('[name="procedure"]').selectOption('lasik');
    await page.locator('[name="preferredContact"][value="email"]').check();
    await page.locator('[name="interpreter"]').check();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: copy('es', 'forms:consultation.send') }).click();
    expect((await answer).status()).toBe(422);
    await expect(page).toHaveURL('/es/contact');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      copy('es', 'forms:errors.phone.invalid'),
    );
    for (const [name, value] of Object.entries(person))
      await expect(page.locator(`main [name="${name}"]`)).toHaveValue(value);
    await expect(page.locator('[name="procedure"]')).toHaveValue('lasik');
    await expect(page.locator('[name="preferredContact"][value="email"]')).toBeChecked();
    await expect(page.locator('[name="interpreter"]')).toBeChecked();
    expect(await inboxOf(product, person.lastName)).toEqual([]);

    await page.locator('[name="phone"]').fill('562 555 0134');
    await page.getByRole('button', { name: copy('es', 'forms:consultation.send') }).click();
    await expect(page).toHaveURL(/\/es\/contact\?sent=LV-/);
    expect(await inboxOf(product, person.lastName)).toHaveLength(1);
  });
});
