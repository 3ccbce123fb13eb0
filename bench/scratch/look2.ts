export default async ({ browser, product, out, signedIn }: any) => {
  for (const [width, scheme] of [[1440, 'light'], [390, 'light'], [1440, 'dark']] as const) {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme: scheme, reducedMotion: 'reduce', hasTouch: width < 500, isMobile: width < 500 });
    const page = await context.newPage();
    page.on('console', (m: any) => ['error', 'warning'].includes(m.type()) && console.log(m.text().slice(0, 300)));
    await signedIn(page);
    const shot = (name: string, fullPage = false) => page.screenshot({ path: `${out}/t-${name}-${width}-${scheme}.png`, fullPage });
    await page.goto('/admin/testimonials'); await page.getByRole('table').waitFor();
    if (width > 500) { await page.keyboard.press('j'); await page.keyboard.press('j'); await page.keyboard.press('r'); await page.keyboard.press('j'); await page.keyboard.press('x'); await page.keyboard.press('j');  await page.keyboard.press('x');}
    await page.waitForTimeout(400);
    await shot('list');
    console.log('overflow', await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByLabel('Quote').waitFor(); await page.waitForTimeout(2500);
    console.log('overflow', await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]));
    await shot('edit', width < 500);
    await page.goto('/admin/testimonials/new'); await page.getByLabel('Quote').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click(); await page.waitForTimeout(300);
    await shot('new', true);
    await page.getByLabel('Quote').fill('abc');
    await page.getByRole('link', { name: 'All testimonials' }).click(); await page.waitForTimeout(500); await shot('leave');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).click(); await page.waitForTimeout(700); await shot('pick');
    await context.close();
  }
};
