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
  await page.getByLabel('Author').fill('Dr. Reyes');
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
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();
    await reads(page, '/blog/seeing-the-tide', 'Seeing the tide');
    await expect(page.locator('strong', { hasText: 'Wear the shield.' })).toBeVisible();
    await expect(page.getByRole('img', { name: alt.en }).first()).toBeVisible();
    await reads(page, '/es/blog/seeing-the-tide', 'Ver la marea');
    await expect(page.getByText('Descanse la vista.')).toBeVisible();
    await expect(page.getByRole('img', { name: alt.es }).first()).toBeVisible();
  });

  test('two editors collide and nothing is lost [EDITOR-9]', async ({ page, context, product, faults }) => {
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
    const both = other.getByRole('dialog', { name: 'You, in another tab, saved this article' });
    await expect(both.getByText('Written by the first.')).toBeVisible();
    await expect(both.getByText('Written by the second.')).toBeVisible();
    await both.getByRole('button', { name: 'Save this choice' }).click();
    await saved(other);

    // What was written over is still among the versions, and comes back.
    await other.getByRole('button', { name: 'Versions' }).click();
    const versions = other.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('button', { name: /^Version 2/ }).click();
    await expect(versions.locator('del', { hasText: 'second' })).toBeVisible();
    await expect(versions.locator('ins', { hasText: 'first' })).toBeVisible();
    await versions.getByRole('button', { name: 'Restore version 2' }).click();
    await expect(other.getByLabel('Summary')).toHaveValue('Written by the first.');
  });

  test('what two editors changed in different fields goes together; what both changed is chosen [EDITOR-5]', async ({
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
    const both = other.getByRole('dialog', { name: 'You, in another tab, saved this article' });

    await page.getByLabel('Author').fill('Dr. First');
    await saved(page);
    await other.getByRole('textbox', { name: 'Text in English' }).click();
    await other.keyboard.type('From the second.');
    await expect(both.getByText('Taken from the other: Author')).toBeVisible();
    await expect(both.getByText('Kept from mine: Text, English')).toBeVisible();
    await both.getByRole('button', { name: 'Keep both changes' }).click();
    await saved(other);

    // The first one is behind now: both have written a summary, and only the second one a text.
    await other.getByLabel('Summary').fill('Written by the second.');
    await saved(other);
    await page.getByLabel('Summary').fill('Written by the first.');
    const again = page.getByRole('dialog', { name: 'You, in another tab, saved this article' });
    await expect(again.getByText('Taken from the other: Text, English')).toBeVisible();
    await again
      .getByRole('group', { name: 'Summary, English' })
      .getByRole('radio', { name: 'the other' })
      .check();
    await again.getByRole('button', { name: 'Save this choice' }).click();
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('Author')).toHaveValue('Dr. First');
    await expect(page.getByLabel('Summary')).toHaveValue('Written by the second.');
    await expect(page.getByRole('textbox', { name: 'Text in English' })).toHaveText('From the second.');
  });

  test('a published article keeps what visitors read while its draft is written, and its old address leads to it [ARTICLE-4]', async ({
    page,
    context,
    product,
    request,
  }) => {
    test.slow();
    await withStaffSession(page, product);
    await start(page, 'Before the tide');
    await page.getByLabel('Summary').fill('What was published.');
    await page.getByRole('textbox', { name: 'Text in English' }).click();
    await page.keyboard.type('The published text.');
    await saved(page);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeDisabled();

    await page.getByLabel('Title', { exact: true }).fill('After the tide');
    await page.getByLabel('Page address', { exact: true }).fill('after-the-tide');
    await expect(page.getByRole('status').getByText(/^Saved.*, not on the site yet$/)).toBeVisible();
    // A colleague sees the draft, and visitors what was published.
    const other = await context.newPage();
    await withStaffSession(other, product);
    await other.goto(page.url());
    await expect(other.getByLabel('Title', { exact: true })).toHaveValue('After the tide');
    await reads(other, '/blog/before-the-tide', 'Before the tide');
    expect((await request.get('/blog/after-the-tide')).status()).toBe(404);

    await page.getByRole('button', { name: 'Compare with the site' }).click();
    const dialog = page.getByRole('dialog', { name: 'The draft and the site' });
    await expect(dialog.getByText('After', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish changes' }).click();
    await expect(dialog).toBeHidden();
    await reads(other, '/blog/after-the-tide', 'After the tide');
    for (const prefix of ['', '/es', '/ar'])
      await expect(async () => {
        const answer = await request.get(`${prefix}/blog/before-the-tide?from=mail`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers()['location']]).toEqual([
          301,
          `${prefix}/blog/after-the-tide?from=mail`,
        ]);
      }).toPass({ timeout: 20_000 });
  });

  test('a text of Google Docs is pasted with its structure and without a complaint, and a picture stays', async ({
    page,
    product,
  }) => {
    test.slow();
    await uploadPicture(product, alt);
    await withStaffSession(page, product);
    await start(page, 'Pasted by hand');
    const text = page.getByRole('textbox', { name: 'Text in English' });
    await text.click();
    await text.evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-size:20pt">Healing</span></h1><p style="margin:0"><span style="font-weight:400">Rest your </span><span style="font-weight:700">eyes</span></p><ul style="margin:0"><li style="list-style-type:disc" aria-level="1"><p role="presentation"><span>One</span></p></li></ul><p><img src="https://lh7-rt.googleusercontent.com/docsz/a" style="margin:0"></p></b>`,
      );
      data.setData('text/plain', 'Healing');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(text.locator('h2')).toHaveText('Healing');
    await expect(text.locator('strong')).toHaveText('eyes');
    await expect(text.locator('li')).toHaveText('One');
    await expect(
      page.getByText('1 picture was left out: add it with the Picture button.').first(),
    ).toBeVisible();

    await page.keyboard.press('Control+k');
    const link = page.getByRole('dialog', { name: 'Link' });
    await expect(link.getByLabel('Web address')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();

    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await page.getByRole('button', { name: 'water.jpg' }).first().click();
    await expect(text.locator('figure')).toHaveCount(1);
    await page.keyboard.type('Typed behind it.');
    await expect(text.locator('figure')).toHaveCount(1);
    await expect(text).toContainText('Typed behind it.');
    await saved(page);
  });
});
