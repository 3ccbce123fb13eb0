import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';

test.describe('Contact page', () => {
  test('prints on one page what one takes along: address, phones, hours and what to bring [CONTACT-5]', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const key of ['details.title', 'bring.title', 'hours.title', 'emergency.title'])
      await expect(main.getByRole('heading', { name: copy('en', `common:contact.${key}`) })).toBeVisible();
    await expect(main.locator('address')).toBeVisible();
    // Beside the address, under the hours, and for the days after surgery.
    await expect(main.locator('a[href^="tel:"]:visible')).toHaveCount(3);
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    const sheet = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
