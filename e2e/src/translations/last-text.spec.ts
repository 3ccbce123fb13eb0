import { copy } from '../copy.ts';
import { publishChanged, withVersion } from '../fixtures/remote-versions.ts';
import { expect, test } from '../fixtures/test.ts';
import { withoutOneText } from '../language/without-one-text.ts';
import { deskOf } from './desk.ts';

// Visitors read other texts meanwhile.
test.use({ purpose: 'back office' });
test.afterEach(async ({ product }) => (await deskOf(product)).activate(0));

test('publishing the last text that a page lacks in a language makes the server send the page in it', async ({
  product,
}) => {
  const desk = await deskOf(product);
  const page = async () => (await fetch(`${product.url}/es/contact`)).text();
  const version = await publishChanged(product, 'mfe-public', withoutOneText);
  await withVersion(product, 'mfe-public', version, async () => {
    await expect.poll(page).toContain('<html lang="en" dir="ltr">');
    // The desk asks a shell what the site ships, and may know the version before for a moment.
    const name = 'es/forms/consultation.send';
    await expect.poll(async () => (await desk.read(name)).shipped, { timeout: 30_000 }).toBeNull();
    await desk.review(name, copy('es', 'forms:consultation.send'));
    await desk.publish();
    await expect.poll(page, { timeout: 15_000 }).toContain('<html lang="es"');
    expect(await page()).toContain(copy('es', 'forms:consultation.send'));
  });
});
