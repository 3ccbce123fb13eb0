import { visibleText } from '@lens/build/remote/terms/visible-text';
import type { LanguageCode } from '@lens/contracts/languages';
import type { LanguageStates } from '@lens/contracts/settings';
import { copy } from '../copy.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { withSecondShell } from '../fixtures/second-shell.ts';
import { changeSettings } from '../fixtures/settings.ts';
import { withStaffSession } from '../fixtures/staff-session.ts';
import { expect, test } from '../fixtures/test.ts';
import type { TestProduct } from '../fixtures/test-product.ts';

// While these tests run, every page of the product is in fewer languages.
test.use({ purpose: 'back office' });

const setLanguages = (product: TestProduct, change: Partial<LanguageStates>) =>
  changeSettings(product, ({ languages }) => ({ languages: { ...languages, ...change } }));

const offered = { offered: true };
const notOffered = { offered: false };

test.afterEach(async ({ product }) => {
  await setLanguages(product, { es: offered, 'es-MX': offered });
  await changeSettings(product, () => ({ unsignedInEnglish: [] }));
});

/** The answer of an address to a browser that prefers English. */
async function request(url: string, address: string) {
  const { status, headers, body } = await rawRequest(url, address, { 'accept-language': 'en' });
  return {
    status,
    to: headers.location,
    cacheControl: headers['cache-control'],
    html: body.toString('utf8'),
  };
}
const redirectOf = async (url: string, address: string) => {
  const { status, to, cacheControl } = await request(url, address);
  return [status, to, cacheControl];
};

test('a language that staff switch off is gone everywhere on every running shell, and comes back', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await withSecondShell(product, {}, async (second) => {
    expect((await request(second, '/es/contact')).status).toBe(200);
    await withStaffSession(page, product);
    await page.goto('/admin/settings');
    const spanish = page.getByRole('group', { name: 'Spanish Español' });
    await spanish.getByRole('checkbox', { name: 'On the site' }).uncheck();
    await expect(page.getByText('Off while Spanish is off.')).toBeVisible();
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved. Visitors see them within a few seconds.')).toBeVisible();

    for (const url of [product.url, second]) {
      await expect
        .poll(() => redirectOf(url, '/es/contact?a=1'), { timeout: 20_000 })
        .toEqual([307, '/contact?a=1', 'no-store']);
      expect(await redirectOf(url, '/es')).toEqual([307, '/', 'no-store']);
      // Mexican Spanish falls back to Spanish, which is off.
      expect(await redirectOf(url, '/es-MX/blog')).toEqual([307, '/blog', 'no-store']);
      expect((await request(url, '/ES/contact')).to).toBe('/es/contact');
      const { html } = await request(url, '/ko/contact');
      expect(html).not.toMatch(/hreflang="es(-MX)?"/);
      expect(html).toContain('hreflang="ar"');
      const map = (await request(url, '/sitemap.xml')).html;
      expect(map).not.toMatch(/\/es(-MX)?[/<"]|hreflang="es/);
      expect(map).toContain('/ko/contact');
      const { body } = await rawRequest(url, '/', {
        cookie: 'i18next=es',
        'accept-language': 'es, ko;q=0.5',
      });
      expect(body.toString('utf8')).toContain('<html lang="ko"');
    }
    await page.goto('/contact');
    await expect(page.locator('#language-list a')).toHaveCount(9);

    await setLanguages(product, { es: offered, 'es-MX': notOffered });
    for (const url of [product.url, second]) {
      await expect
        .poll(() => redirectOf(url, '/es-MX/contact'), { timeout: 20_000 })
        .toEqual([307, '/es/contact', 'no-store']);
      expect((await request(url, '/es/contact')).status).toBe(200);
    }
  });
});

test('a critical text that nobody signed has a note, or is in English where staff chose so [SIGN-13]', async ({
  product,
}) => {
  const textOf = async (address: string) => visibleText((await request(product.url, address)).html);
  const unsigned = copy('ko', 'common:signOff.unsigned');
  const inEnglish = copy('ko', 'common:signOff.english');
  const risk = (code: LanguageCode) => copy(code, 'common:lasik.risks.glare.text');
  const before = await textOf('/ko/procedures/lasik');
  expect(before).toContain(unsigned);
  expect(before).toContain(risk('ko'));
  expect(before).toContain(copy('ko', 'navigation:footer.draft'));
  expect(await textOf('/procedures/lasik')).not.toContain(copy('en', 'navigation:footer.draft'));
  await changeSettings(product, () => ({ unsignedInEnglish: ['ko'] }));
  await expect.poll(() => textOf('/ko/procedures/lasik'), { timeout: 20_000 }).toContain(inEnglish);
  const after = await textOf('/ko/procedures/lasik');
  expect(after).not.toContain(unsigned);
  expect(after).not.toContain(risk('ko'));
  expect(after).toContain(risk('en'));
  expect(await textOf('/es/procedures/lasik')).toContain(copy('es', 'common:signOff.unsigned'));
});
