import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { languages } from '@lens/contracts/languages';
import { addressOf, publicPages } from '../fixtures/public-pages.ts';
import { rawRequest } from '../fixtures/raw-request.ts';
import { expect, test } from '../fixtures/test.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'aria-label-misuse': ['error', { allowAnyNamable: false }] },
  }),
);

/** HTML allows no `autocomplete` on radio buttons, but without it Firefox restores answers after a reload. */
const isAnswer = (rule: string, selector: string | null) =>
  rule === 'valid-autocomplete' && Boolean(selector?.startsWith('#self-check'));

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => !isAnswer(ruleId, selector))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

test.describe('HTML of every page', () => {
  test('has no fault that a validator finds, in English and in one other language each', async ({
    product,
  }) => {
    for (const [position, page] of publicPages.entries()) {
      const path = await addressOf(page, product);
      const other = `/${others[position % others.length]}${path === '/' ? '' : path}`;
      for (const address of [path, other]) {
        const { status, body } = await rawRequest(product.url, address);
        expect(status, address).toBe(200);
        expect.soft(await faultsOf(body.toString()), address).toEqual([]);
      }
    }
  });

  test('is told from one that a validator finds faults in', async () => {
    const page = (main: string) =>
      `<!doctype html><html lang="en"><head><title>A page</title></head><body><main>${main}</main></body></html>`;
    expect(await faultsOf(page('<h1>A page</h1>'))).toEqual([]);
    const faults = await faultsOf(
      page('<h1>A page</h1><div><figcaption>A caption</figcaption></div><p aria-label="A name">A text</p>'),
    );
    expect(faults).toEqual([
      expect.stringMatching(/^element-permitted-content: <figcaption>/),
      expect.stringMatching(/^aria-label-misuse: /),
    ]);
  });
});
