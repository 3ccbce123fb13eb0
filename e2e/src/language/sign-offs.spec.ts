import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a part that nobody signed is one tap away in English, in place, from right to left [SIGN-18]', async ({
  page,
}) => {
  await page.goto('/ar/procedures/lasik');
  await waitForHydration(page);
  const part = (title: string) => page.getByRole('region', { name: title });
  const note = part(copy('ar', 'common:lasik.candidacy.title')).getByText(
    copy('ar', 'common:signOff.unsigned'),
  );
  await note.scrollIntoViewIfNeeded();
  await page.evaluate(() => ((window as { sameDocument?: boolean }).sameDocument = true));
  await note.getByRole('link', { name: copy('ar', 'common:signOff.read') }).click();
  await expect(part(copy('en', 'common:lasik.candidacy.title'))).toBeInViewport();
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(copy('en', 'common:signOff.unsigned'))).toHaveCount(0);
});

test('without scripts, the note and its link are there as well', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/es/contact`);
  const emergency = page.getByRole('region', { name: copy('es', 'common:contact.emergency.title') });
  const link = emergency.getByRole('link', { name: copy('es', 'common:signOff.read') });
  expect(await link.getAttribute('href')).toBe('/contact#emergency-title');
  await context.close();
});
