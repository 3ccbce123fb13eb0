import type { Page } from '@playwright/test';
import { uploadPicture } from '../fixtures/picture.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

const alt = { en: 'Light on water', es: 'Luz sobre el agua' };

/** Starts an article from the list. @returns when its editor is open */
async function start(page: Page, title: string): Promise<void> {
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Title in English').fill(title);
  await page.getByLabel('Procedures').check();
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const saved = (page: Page) => expect(page.getByRole('status').getByText(/^Saved/)).toBeVisible();

/** A page does not wait long for the API, and says so; on a busy machine its first answer may come late. */
const reads = (page: Page, path: string, title: string) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });

test.use({ purpose: 'back office' });

test.describe('Articles Management', () => {
  test('an article with a cover is published in two languages from nothing', async ({ page, product }) => {
    test.slow();
    await uploadPicture(product, alt);
    await withStaffSession(page, product);
    await start(page, 'Seeing the tide');
    await page.getByLabel('Summary').fill('What changes in the first days.');
    const text = page.getByRole('textbox', { name: 'Text in English' });
    await text.click();
    await page.keyboard.type('Rest your eyes. ');
    await page.getByRole('button', { name: 'Bold', exact: true }).click();
    await page.keyboard.type('Wear the shield.');
    await page
      .getByRole('group', { name: 'Cover' })
      .getByRole('button', { name: 'Choose a picture' })
      .click();
    await page.getByRole('button', { name: 'water.jpg' }).click();
    await page.getByRole('tab', { name: /^Spanish \(not written\)/ }).click();
    await page.getByLabel('Title', { exact: true }).fill('Ver la marea');
    await page.getByRole('textbox', { name: 'Text in Spanish' }).click();
    await page.keyboard.type('Descanse la vista.');
    await saved(page);

    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.frameLocator('iframe[title="The page on the site"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ver la marea');

    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
    await reads(page, '/blog/seeing-the-tide', 'Seeing the tide');
    await expect(page.locator('strong', { hasText: 'Wear the shield.' })).toBeVisible();
    await expect(page.getByRole('img', { name: alt.en }).first()).toBeVisible();
    await reads(page, '/es/blog/seeing-the-tide', 'Ver la marea');
    await expect(page.getByText('Descanse la vista.')).toBeVisible();
    await expect(page.getByRole('img', { name: alt.es }).first()).toBeVisible();
  });

  test('two editors collide and nothing is lost', async ({ page, context, product, faults }) => {
    test.slow();
    // A conflict is an answer of the API that the browser writes down as a failure.
    faults.expect(/412/);
    await withStaffSession(page, product);
    await start(page, 'A text of two');
    const other = await context.newPage();
    await withStaffSession(other, product);
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: 'A text of two' })).toBeVisible();

    await page.getByLabel('Summary').fill('Written by the first.');
    await saved(page);
    await other.getByLabel('Summary').fill('Written by the second.');
    const both = other.getByRole('dialog', { name: 'Someone else saved this article' });
    await expect(both.getByText('Written by the first.')).toBeVisible();
    await expect(both.getByText('Written by the second.')).toBeVisible();
    await both.getByRole('button', { name: 'Keep mine' }).click();
    await saved(other);

    // What was written over is still among the versions, and comes back.
    await other.getByRole('button', { name: 'Versions' }).click();
    const versions = other.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('button', { name: /^Version 2/ }).click();
    await expect(versions.locator('del', { hasText: 'first' })).toBeVisible();
    await expect(versions.locator('ins', { hasText: 'second' })).toBeVisible();
    await versions.getByRole('button', { name: 'Restore version 2' }).click();
    await expect(other.getByLabel('Summary')).toHaveValue('Written by the first.');
  });

  test('what two editors changed in different fields goes together; what both changed is chosen', async ({
    page,
    context,
    product,
    faults,
  }) => {
    test.slow();
    faults.expect(/412/);
    await withStaffSession(page, product);
    await start(page, 'A text to merge');
    const other = await context.newPage();
    await withStaffSession(other, product);
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: 'A text to merge' })).toBeVisible();
    const both = other.getByRole('dialog', { name: 'Someone else saved this article' });

    await page.getByLabel('Author').fill('Dr. First');
    await saved(page);
    await other.getByRole('textbox', { name: 'Text in English' }).click();
    await other.keyboard.type('From the second.');
    await expect(both.getByText('Taken from theirs: Author')).toBeVisible();
    await expect(both.getByText('Kept from mine: Text, English')).toBeVisible();
    await both.getByRole('button', { name: 'Keep both changes' }).click();
    await saved(other);

    // The first one is behind now: both have written a summary, and only the second one a text.
    await other.getByLabel('Summary').fill('Written by the second.');
    await saved(other);
    await page.getByLabel('Summary').fill('Written by the first.');
    const again = page.getByRole('dialog', { name: 'Someone else saved this article' });
    await expect(again.getByText('Taken from theirs: Text, English')).toBeVisible();
    await again
      .getByRole('group', { name: 'Summary, English' })
      .getByRole('radio', { name: 'Theirs' })
      .check();
    await again.getByRole('button', { name: 'Save this choice' }).click();
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('Author')).toHaveValue('Dr. First');
    await expect(page.getByLabel('Summary')).toHaveValue('Written by the second.');
    await expect(page.getByRole('textbox', { name: 'Text in English' })).toHaveText('From the second.');
  });
});
