import { copy } from '../copy.ts';
import { publishChanged } from '../fixtures/remote-versions.ts';
import { signInToDashboard } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { changeTitle, newTitle, versionIn } from './changed-version.ts';

const name = 'mfe-public';

test.describe('A preview of a version', () => {
  test('is for whoever is signed in and has the link, has a banner, and changes nothing for others [PREVIEW-3]', async ({
    page,
    product,
    browser,
  }) => {
    const version = await publishChanged(product, name, changeTitle);
    await signInToDashboard(page);
    await page.goto('/admin/modules');
    const card = page
      .locator('section, article')
      .filter({ hasText: name })
      .filter({ hasText: 'published versions' })
      .last();
    await card.getByText('published versions').click();
    await card.getByRole('button', { name: `Preview ${version}` }).click();
    const url = await card.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
    await page.goto(url!);
    await expect(page.getByText(`You will see ${name} ${version} on the live site`)).toBeVisible();
    await page.getByRole('button', { name: 'Open the site with this version' }).click();
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await expect(banner).toContainText(`you see ${name} ${version}. Visitors do not`);
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', { name: newTitle }).first().click();
    await expect(page).toHaveURL('/about');
    await page.goto('/es/contact');
    await expect(banner).toBeVisible();
    expect(versionIn(await page.content())).toBe(version);

    const [cookie] = (await page.context().cookies()).filter((one) => one.name === 'version_preview');
    const ask = (value?: string) =>
      fetch(
        `${product.url}/about`,
        value === undefined ? {} : { headers: { cookie: `version_preview=${value}` } },
      );
    const own = await ask(cookie!.value);
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(versionIn(await own.text())).toBe(version);
    for (const value of [undefined, 'a.b.c', `${cookie!.value}x`, new URL(url!).searchParams.get('link')!])
      expect(versionIn(await (await ask(value)).text())).not.toBe(version);

    const visitor = await browser.newPage();
    await visitor.goto(url!.replace(/^https?:\/\/[^/]+/, product.url));
    await expect(visitor).toHaveURL(/\/admin\/login/);
    expect((await visitor.context().cookies()).map((one) => one.name)).not.toContain('version_preview');
    await visitor.close();

    await banner.getByRole('link', { name: 'End preview' }).click();
    await expect(page.getByText('The preview has ended.')).toBeVisible();
    await page.goto('/about');
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: copy('en', 'common:menu.about'), exact: true })
        .first(),
    ).toBeVisible();
  });
});
