import { expect, test } from '../fixtures/test.ts';
import { copy } from '../copy.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { withoutOneText } from './without-one-text.ts';

test('a page that lacks one text of a language is served wholly in English, and no link offers it in that language', async ({
  page,
  request,
  product,
}) => {
  const version = await publishChanged(product, 'mfe-public', withoutOneText);
  await withVersion(product, 'mfe-public', version, async () => {
    const html = await (await request.get('/es/contact')).text();
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html).toContain(`<link rel="canonical" href="${product.url}/contact">`);
    expect(html).not.toContain('hreflang="es" href="http');
    expect(html).toContain('hreflang="ar"');
    for (const key of ['navigation:skip', 'common:contact.hero.title', 'forms:consultation.firstName']) {
      expect(html).toContain(copy('en', key));
      expect(html).not.toContain(copy('es', key));
    }

    const whole = await (await request.get('/es')).text();
    expect(whole).toContain('<html lang="es"');
    expect(whole).toContain('hreflang="es" href="http');

    await page.goto('/ar/contact');
    await waitForHydration(page);
    await page.locator('button[popovertarget="language-list"]').click();
    await page.locator('#language-list a[hreflang="es"]').click();
    await expect(page).toHaveURL('/es/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy('en', 'common:contact.hero.title'));
    await expect(page.getByRole('banner')).not.toContainText(copy('ar', 'common:menu.contact'));
  });
  expect(await (await request.get('/es/contact')).text()).toContain('<html lang="es"');
});
