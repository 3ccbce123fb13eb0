import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';

/** Run by replay.spec.ts as well, on a composition that has another title. */
test('The menu names the About page as the composition does', async ({ product }) => {
  const html = await (await fetch(`${product.url}/about`)).text();
  expect(html).toContain(process.env['EXPECTED_TITLE'] ?? copy('en', 'common:menu.about'));
});
