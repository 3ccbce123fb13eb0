const person = (n: number) => ({ firstName: ['Maria','Jun','Siale','Ana'][n % 4], lastName: ['Alvarez','Cruz','Nakamura','Tupou'][n % 4], email: `p${n}@example.com`, phone: `(562) 555-01${10+n}`, procedure: ['lasik','prk','icl',''][n%4], message: 'Could I come on a Saturday?', preferredContact: 'email', language: 'ko', interpreter: n%2===0 });
export default async ({ browser, product, out, signedIn }: any) => {
  for (let n = 0; n < 4; n++) { const r = await fetch(`${product.url}/api/consultations`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(person(n)) }); if (!r.ok) console.log(await r.text()); }
  for (const [width, scheme] of [[1440, 'light'], [390, 'light'], [1440, 'dark']] as const) {
    const context = await browser.newContext({ baseURL: product.url, viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme: scheme, reducedMotion: 'reduce', hasTouch: width < 500, isMobile: width < 500 });
    const page = await context.newPage();
    page.on('console', (m: any) => ['error', 'warning'].includes(m.type()) && console.log(m.text().slice(0, 300)));
    await signedIn(page);
    const shot = (name: string) => page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png` });
    await page.goto('/admin/consultations'); await page.getByRole('table').waitFor();
    if (width > 500) await page.keyboard.press('j');
    await shot('list');
    if (width > 500) { await page.keyboard.press('?'); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300); await shot('keys'); await page.keyboard.press('Escape'); 
      console.log('focus after esc', await page.evaluate(() => document.activeElement?.textContent)); }
    await page.getByRole('row').nth(1).getByRole('button').first().click(); await page.waitForTimeout(400); await shot('drawer'); await page.keyboard.press('Escape'); await page.waitForTimeout(100);
    console.log('focus after drawer', await page.evaluate(() => document.activeElement?.textContent));
    if (width < 500) { await page.getByRole('button', { name: 'Open menu' }).click(); await page.waitForTimeout(400); await shot('menu'); await page.keyboard.press('Escape'); }
    await page.getByRole('searchbox').fill('zzzz'); await page.getByText('No request matches').waitFor(); await shot('none');
    await context.close();
  }
};
