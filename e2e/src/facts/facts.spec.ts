import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { expect, test } from '../fixtures/test.ts';
import { specifiedWithoutPage } from '../fixtures/public-pages.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { missingFrom, type PageFacts } from './reading.ts';

/** The facts that the specification requires of each page; the product does not read this file. */
const factsByPath = JSON.parse(readFileSync(inRoot('e2e', 'facts.json'), 'utf8')) as Record<
  string,
  PageFacts
>;

// Without motion, figures that count up show their final value.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Facts of the specification', () => {
  for (const [path, allFacts] of Object.entries(factsByPath))
    test(`are on ${path}, in the HTML and after hydration`, async ({ page, context, request }) => {
      // A page that does not exist yet has no links to it.
      const facts = {
        ...allFacts,
        links: allFacts.links.filter(({ href }) => !specifiedWithoutPage.includes(href)),
      };
      const reader = await context.newPage();
      const missing = async () => {
        const answer = await request.get(path);
        expect(answer.status()).toBe(200);
        return missingFrom(reader, await answer.text(), facts);
      };
      // Just after a start, the API may answer later than a page waits for it.
      await expect.poll(missing, { message: 'HTML as sent' }).toEqual([]);
      await page.goto(path);
      await waitForHydration(page);
      expect(await missingFrom(reader, await page.content(), facts), 'hydrated page').toEqual([]);
    });

  test('are reported as missing where a page lacks them', async ({ page, request }) => {
    const html = await (await request.get('/contact')).text();
    const invented: PageFacts = {
      says: ['never said', '24 hours', '4 hours'],
      together: [['Insurance cards', '8:00 AM']],
      rows: [['Saturday', 'Monday']],
      links: [{ href: '/nowhere' }, { text: 'Call now', href: 'tel:' }],
    };
    expect(await missingFrom(page, html, invented)).toEqual([
      'never said',
      '4 hours',
      'together: Insurance cards, 8:00 AM',
      'in this order: Saturday, Monday',
      'link  to /nowhere',
    ]);
  });
});
