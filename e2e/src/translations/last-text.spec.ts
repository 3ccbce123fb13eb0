import { copy } from '../copy.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import { withoutOneText } from '../language/without-one-text.ts';
import { deskOf } from './desk.ts';

// This test changes what visitors read.
test.use({ purpose: 'back office' });
test.afterEach(async ({ product }) => (await deskOf(product)).activate(0));

test('the server sends a page in a language once the last text that it lacked is published', async ({
  product,
}) => {
  const desk = await deskOf(product);
  const page = async () => (await fetch(`${product.url}/es/contact`)).text();
  const version = await publishChanged(product, 'mfe-public', withoutOneText);
  await withVersion(product, 'mfe-public', version, async () => {
    await expect.poll(page).toContain('<html lang="en" dir="ltr">');
    // The API reads the shipped texts from a shell, and may have the previous version for a moment.
    const name = 'es/forms/consultation.send';
    await expect.poll(async () => (await desk.read(name)).shipped, { timeout: 30_000 }).toBeNull();
    await desk.review(name, copy('es', 'forms:consultation.send'));
    await desk.publish();
    await expect.poll(page, { timeout: 15_000 }).toContain('<html lang="es"');
    expect(await page()).toContain(copy('es', 'forms:consultation.send'));
  });
});
