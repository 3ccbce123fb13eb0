import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { visitorNamed } from '../fixtures/contact-form.ts';
import { goByPalette, pressByKey, tabTo, writeInto } from '../fixtures/keyboard.ts';
import { uploadPicture } from '../fixtures/picture.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ purpose: 'back office' });

test.describe('The back office by keyboard alone', () => {
  test.beforeEach(async ({ page, product }) => {
    await withStaffSession(page, product);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('a screen opened from the menu gets the focus, and its keys work at once [ADMIN-6]', async ({
    page,
    request,
  }) => {
    await request.post('/api/consultations', { data: visitorNamed('Keyed') });
    const menu = page.getByRole('navigation', { name: 'Back office' });
    await pressByKey(page, menu.getByRole('link', { name: 'Consultations' }));
    const row = page.getByRole('row').filter({ hasText: 'Noa Keyed' });
    await expect(row).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('j');
    await expect(row.getByRole('button', { name: 'Noa Keyed' })).toBeFocused();
    await page.keyboard.press('a');
    await expect(row).not.toContainText('Unassigned');
    await page.keyboard.press('e');
    await expect(row.getByRole('combobox')).toHaveValue('contacted');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Request of Noa Keyed' })).toBeFocused();
    await page.keyboard.press('n');
    await expect(page.getByLabel('Write a note')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await goByPalette(page, 'Settings', 'Settings');
  });

  test('Tab leaves an open menu in both directions, and the focus is never on a hidden element [ADMIN-6]', async ({
    page,
  }) => {
    await goByPalette(page, 'Articles', 'Articles Management');
    const trigger = page.getByRole('button', { name: /^Actions for/ }).first();
    const focusedElement = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('[aria-hidden="true"], [inert]') ? focused.outerHTML : focused?.tagName;
      });
    for (const key of ['Tab', 'Shift+Tab']) {
      await pressByKey(page, trigger);
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(page.getByRole('menu')).toHaveCount(0);
      expect(['A', 'BUTTON']).toContain(await focusedElement());
    }
    await pressByKey(page, trigger);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  });

  test('an article is written, gets a cover and is published [ADMIN-7]', async ({
    page,
    product,
    request,
  }) => {
    test.slow();
    await uploadPicture(product, { en: 'Light on water' });
    await goByPalette(page, 'Write Article', 'New article');
    await writeInto(page, page.getByLabel('Title in English'), 'By hand alone');
    await writeInto(page, page.getByLabel('Author'), 'Dr. Reyes');
    await pressByKey(page, page.getByLabel('Procedures'), 'Space');
    await pressByKey(page, page.getByRole('button', { name: 'Create the draft' }));
    await expect(page.getByRole('heading', { level: 1, name: 'By hand alone' })).toBeVisible();
    await writeInto(page, page.getByLabel('Summary'), 'Nobody needs a mouse.');
    await writeInto(page, page.getByRole('textbox', { name: 'Text in English' }), 'Rest your eyes.');
    const cover = page.getByRole('group', { name: 'Cover' });
    await pressByKey(page, cover.getByRole('button', { name: 'Choose a picture' }));
    await pressByKey(page, page.getByRole('button', { name: 'water.jpg' }).first());
    await expect(cover.getByRole('button', { name: 'Choose another' })).toBeFocused();
    await expect(page.getByRole('status').getByText(/^Saved/)).toBeVisible();
    await pressByKey(page, page.getByRole('button', { name: 'Publish now' }));
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();
    await expect
      .poll(async () => (await request.get('/blog/by-hand-alone')).text())
      .toContain('Rest your eyes.');
  });

  test('a picture is uploaded and described [ADMIN-8]', async ({ page }) => {
    await goByPalette(page, 'Media', 'Media Library');
    const file = {
      name: 'by-hand.jpg',
      mimeType: 'image/jpeg',
      buffer: readFileSync(inRoot('mfe-public', 'assets', 'hero', 'street-before-800.jpg')),
    };
    // The browser may not be ready to report a file dialog when the key is pressed.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 3000 });
      await page.keyboard.press('n');
      await (await chooser).setFiles(file);
    }).toPass();
    const tile = page.getByRole('button', { name: 'by-hand.jpg' });
    await expect(tile).toContainText('Needs a description');
    await pressByKey(page, tile);
    const dialog = page.getByRole('dialog', { name: 'by-hand.jpg' });
    const focal = dialog.getByRole('button', { name: /^Focal point/ });
    await tabTo(page, focal);
    await page.keyboard.press('ArrowRight');
    await expect(focal).toHaveAccessibleName(/52% from the left/);
    await writeInto(page, dialog.getByLabel('English'), 'A drawing of a street');
    await pressByKey(page, dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog).toHaveCount(0);
    await expect(tile).not.toContainText('Needs a description');
    await expect(tile).toBeFocused();
  });

  test('a figure is changed [ADMIN-8]', async ({ page }) => {
    await goByPalette(page, 'Statistics', 'Statistics Management');
    const figure = page.getByRole('listitem').filter({ hasText: 'Success rate' });
    await pressByKey(page, figure.getByRole('button', { name: /Edit$/ }));
    await expect(page.getByLabel('Figure')).toBeFocused();
    await page.keyboard.type('97');
    await page.keyboard.press('Enter');
    await expect(figure.getByRole('button', { name: /^97%/ })).toBeFocused();
  });

  test('an account is created [ADMIN-8]', async ({ page }) => {
    await goByPalette(page, 'Users', 'User Management');
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New user' });
    await writeInto(page, dialog.getByLabel('Username'), 'keyboard.kim');
    await writeInto(page, dialog.getByLabel('First password'), 'correct horse battery');
    await tabTo(page, dialog.getByLabel('Role'));
    await page.keyboard.type('Tran');
    await expect(dialog.getByLabel('Role')).toHaveValue('translator');
    await pressByKey(page, dialog.getByRole('button', { name: 'Create user' }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'keyboard.kim' })).toContainText('Translator');
  });

  test('a setting is changed [ADMIN-8]', async ({ page, request }) => {
    await goByPalette(page, 'Settings', 'Settings');
    await writeInto(page, page.getByLabel('City'), 'Point Fermin');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Settings saved. Visitors see them within a few seconds.')).toBeVisible();
    await expect.poll(async () => (await request.get('/contact')).text()).toContain('Point Fermin');
  });

  test('the addresses of the newsletter are exported [ADMIN-8]', async ({ page }) => {
    await goByPalette(page, 'Newsletter', 'Newsletter');
    const download = page.waitForEvent('download');
    await pressByKey(page, page.getByRole('button', { name: 'Export confirmed (CSV)' }));
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});
