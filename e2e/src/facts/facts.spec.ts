import { readFileSync } from 'node:fs';
import { inRoot } from '@lens/tools/product/folders';
import { expect, test } from '../fixtures/test.ts';
import { specifiedWithoutPage } from '../fixtures/public-pages.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { missingFrom, type PageFacts } from './reading.ts';

/** Written from the specification, by the pages' addresses; nothing of the product reads it. */
const specified = JSON.parse(readFileSync(inRoot('e2e', 'facts.json'), 'utf8')) as Record<string, PageFacts>;

// Figures that grow on arrival are read at their end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Facts of the specification', () => {
  for (const [path, wanted] of Object.entries(specified))
    test(`stand on ${path}, as sent and as taken up`, async ({ page, context, request }) => {
      // A link appears with the page that it leads to.
      const facts = {
        ...wanted,
        links: wanted.links.filter(({ href }) => !specifiedWithoutPage.includes(href)),
      };
      const reader = await context.newPage();
      const missing = async () => {
        const answer = await request.get(path);
        expect(answer.status()).toBe(200);
        return missingFrom(reader, await answer.text(), facts);
      };
      // A product that has just started may answer its first list later than a page waits for it.
      await expect.poll(missing, { message: 'HTML as sent' }).toEqual([]);
      await page.goto(path);
      await waitForHydration(page);
      expect(await missingFrom(reader, await page.content(), facts), 'hydrated page').toEqual([]);
    });

  test('are missed where a page does not say them', async ({ page, request }) => {
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
