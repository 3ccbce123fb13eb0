import type { Page } from '@playwright/test';
import { uploadPicture } from '../fixtures/picture.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';

const alt = { en: 'Light on water', es: 'Luz sobre el agua' };

/** Creates a draft from the list of articles, and waits until its editor is open. */
async function createDraft(page: Page, title: string): Promise<void> {
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByLabel('Title in English').fill(title);
  await page.getByLabel('Author').fill('Dr. Reyes');
  await page.getByLabel('Procedures').check();
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const expectSaved = (page: Page) => expect(page.getByRole('status').getByText(/^Saved/)).toBeVisible();

/** Loads an article until it is there, since a page waits only briefly for the API, which may be slow on a busy machine. */
const expectArticle = (page: Page, path: string, title: string) =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });

test.use({ purpose: 'back office' });

test.describe('Articles Management', () => {
  test('an article with a cover is written and published in two languages', async ({ page, product }) => {
    test.slow();
    await uploadPicture(product, alt);
    await withStaffSession(page, product);
    await createDraft(page, 'Seeing the tide');
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
    await expectSaved(page);

    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.frameLocator('iframe[title="The page on the site"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Ver la marea');

    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();
    await expectArticle(page, '/blog/seeing-the-tide', 'Seeing the tide');
    await expect(page.locator('strong', { hasText: 'Wear the shield.' })).toBeVisible();
    await expect(page.getByRole('img', { name: alt.en }).first()).toBeVisible();
    await expectArticle(page, '/es/blog/seeing-the-tide', 'Ver la marea');
    await expect(page.getByText('Descanse la vista.')).toBeVisible();
    await expect(page.getByRole('img', { name: alt.es }).first()).toBeVisible();
  });

  test('two editors save over each other, and nothing is lost [EDITOR-9]', async ({
    page,
    context,
    product,
    faults,
  }) => {
    test.slow();
    // The browser logs the API's answer to a conflict as an error.
    faults.expect(/412/);
    await withStaffSession(page, product);
    await createDraft(page, 'A text of two');
    const other = await context.newPage();
    await withStaffSession(other, product);
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: 'A text of two' })).toBeVisible();

    await page.getByLabel('Summary').fill('Written by the first.');
    await expectSaved(page);
    await other.getByLabel('Summary').fill('Written by the second.');
    const both = other.getByRole('dialog', { name: 'You, in another tab, saved this article' });
    await expect(both.getByText('Written by the first.')).toBeVisible();
    await expect(both.getByText('Written by the second.')).toBeVisible();
    await both.getByRole('button', { name: 'Save this choice' }).click();
    await expectSaved(other);

    // The overwritten text is still a version, and can be restored.
    await other.getByRole('button', { name: 'Versions' }).click();
    const versions = other.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('button', { name: /^Version 2/ }).click();
    await expect(versions.locator('del', { hasText: 'second' })).toBeVisible();
    await expect(versions.locator('ins', { hasText: 'first' })).toBeVisible();
    await versions.getByRole('button', { name: 'Restore version 2' }).click();
    await expect(other.getByLabel('Summary')).toHaveValue('Written by the first.');
  });

  test('changes of two editors to different fields are merged; where both changed a field, one is chosen [EDITOR-5]', async ({
    page,
    context,
    product,
    faults,
  }) => {
    test.slow();
    faults.expect(/412/);
    await withStaffSession(page, product);
    await createDraft(page, 'A text to merge');
    const other = await context.newPage();
    await withStaffSession(other, product);
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: 'A text to merge' })).toBeVisible();
    const both = other.getByRole('dialog', { name: 'You, in another tab, saved this article' });

    await page.getByLabel('Author').fill('Dr. First');
    await expectSaved(page);
    await other.getByRole('textbox', { name: 'Text in English' }).click();
    await other.keyboard.type('From the second.');
    await expect(both.getByText('Taken from the other: Author')).toBeVisible();
    await expect(both.getByText('Kept from mine: Text, English')).toBeVisible();
    await both.getByRole('button', { name: 'Keep both changes' }).click();
    await expectSaved(other);

    // The first is out of date now: both wrote a summary, and only the second a text.
    await other.getByLabel('Summary').fill('Written by the second.');
    await expectSaved(other);
    await page.getByLabel('Summary').fill('Written by the first.');
    const again = page.getByRole('dialog', { name: 'You, in another tab, saved this article' });
    await expect(again.getByText('Taken from the other: Text, English')).toBeVisible();
    await again
      .getByRole('group', { name: 'Summary, English' })
      .getByRole('radio', { name: 'the other' })
      .check();
    await again.getByRole('button', { name: 'Save this choice' }).click();
    await expectSaved(page);
    await page.reload();
    await expect(page.getByLabel('Author')).toHaveValue('Dr. First');
    await expect(page.getByLabel('Summary')).toHaveValue('Written by the second.');
    await expect(page.getByRole('textbox', { name: 'Text in English' })).toHaveText('From the second.');
  });

  test('visitors read the published article while its draft changes, and its old address redirects to the new one [ARTICLE-4]', async ({
    page,
    context,
    product,
    request,
  }) => {
    test.slow();
    await withStaffSession(page, product);
    await createDraft(page, 'Before the tide');
    await page.getByLabel('Summary').fill('What was published.');
    await page.getByRole('textbox', { name: 'Text in English' }).click();
    await page.keyboard.type('The published text.');
    await expectSaved(page);
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
    await expectArticle(other, '/blog/before-the-tide', 'Before the tide');
    expect((await request.get('/blog/after-the-tide')).status()).toBe(404);

    await page.getByRole('button', { name: 'Compare with the site' }).click();
    const dialog = page.getByRole('dialog', { name: 'The draft and the site' });
    await expect(dialog.getByText('After', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish changes' }).click();
    await expect(dialog).toBeHidden();
    await expectArticle(other, '/blog/after-the-tide', 'After the tide');
    for (const prefix of ['', '/es', '/ar'])
      await expect(async () => {
        const answer = await request.get(`${prefix}/blog/before-the-tide?from=mail`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers()['location']]).toEqual([
          301,
          `${prefix}/blog/after-the-tide?from=mail`,
        ]);
      }).toPass({ timeout: 20_000 });
  });

  test('text from Google Docs is pasted with its structure and without an error, and a picture stays', async ({
    page,
    product,
  }) => {
    test.slow();
    await uploadPicture(product, alt);
    await withStaffSession(page, product);
    await createDraft(page, 'Pasted by hand');
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
    await expectSaved(page);
  });
});
