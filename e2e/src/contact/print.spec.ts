import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';

test.describe('Contact page', () => {
  test('prints address, phone numbers, hours and what to bring on one sheet [CONTACT-5]', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    for (const key of ['details.title', 'bring.title', 'hours.title', 'emergency.title'])
      await expect(main.getByRole('heading', { name: copy('en', `common:contact.${key}`) })).toBeVisible();
    await expect(main.locator('address')).toBeVisible();
    // Next to the address, below the hours, and for emergencies after surgery.
    await expect(main.locator('a[href^="tel:"]:visible')).toHaveCount(3);
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    const sheet = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
