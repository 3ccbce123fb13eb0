import type { Page } from '@playwright/test';
import { visitorNamed } from '../fixtures/contact-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { account, signedIn, signIn } from '../fixtures/sign-in.ts';
import { violations } from './engines.ts';

// The engines are injected, which the pages' own policy forbids.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const none = async (page: Page, what: string) => expect(await violations(page), what).toEqual([]);

for (const width of [390, 1440])
  test.describe(`Accessibility of the back office at ${width}`, () => {
    test.use({ viewport: { width, height: width < 1000 ? 844 : 900 } });

    test('sign-in, with its error too', async ({ page, faults }) => {
      faults.expect(/401 \(Unauthorized\)/);
      await page.goto('/admin/login');
      await hydrated(page);
      await expect(page.getByLabel('Username')).toBeVisible();
      await none(page, 'empty');
      await signIn(page, { ...account, password: 'not the password' });
      await expect(page.getByRole('alert')).toBeVisible();
      await none(page, 'refused');
    });

    test('dashboard, with the palette, and with the menu open on a phone', async ({ page, request }) => {
      await request.post('/api/consultations', {
        data: { ...visitorNamed(`Dashboard${width}`), language: 'ko' },
      });
      await signedIn(page);
      await expect(page.getByRole('row', { name: /^Korean/ })).toBeVisible();
      await none(page, 'dashboard');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option', { name: 'Write Article' })).toBeVisible();
      await none(page, 'palette');
      await page.keyboard.type('lasik');
      await expect(page.getByRole('group', { name: 'Articles' })).toBeVisible();
      await none(page, 'palette with what was found');
      await page.keyboard.press('Escape');
      if (width >= 1000) return;
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await none(page, 'menu');
    });

    test('inbox with a request, and the request open', async ({ page, request }) => {
      const person = visitorNamed(`Inbox${width}`);
      await request.post('/api/consultations', { data: person });
      await signedIn(page);
      await page.goto('/admin/consultations');
      const row = page.getByRole('button', { name: `${person.firstName} ${person.lastName}` });
      await expect(row).toBeVisible();
      await none(page, 'inbox');
      await row.click();
      await expect(page.getByRole('dialog')).toContainText(person.email);
      await none(page, 'request');
    });

    test('testimonials, with what was just done, many selected, and one open', async ({ page }) => {
      await signedIn(page);
      await page.goto('/admin/testimonials');
      await expect(page.getByRole('table')).toBeVisible();
      await none(page, 'testimonials');
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page
        .getByRole('table')
        .getByRole('button', { name: /^Reject/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await none(page, 'a toast and the selection');
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page.getByLabel('Quote', { exact: true })).toBeVisible();
      await page.getByLabel('Name', { exact: true }).fill('');
      await page.getByRole('button', { name: /^Save/ }).first().click();
      await expect(page.getByText('This is needed.')).toBeVisible();
      await none(page, 'the editor with a fault');
      await page.getByRole('link', { name: 'All testimonials' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
      await none(page, 'the question');
    });

    test('translations', async ({ page }) => {
      await signedIn(page);
      await page.goto('/admin/translations');
      await expect(page.getByRole('table')).toBeVisible();
      await none(page, 'translations');
    });
  });
