import { copy } from '../copy.ts';
import { addEndings, startDeeplStub, type DeeplStub } from '../fixtures/deepl-stub.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { startTestProduct, type TestProduct } from '../fixtures/test-product.ts';
import { deskOf } from './desk.ts';
import { newTranslator } from './translator.ts';

const test = base.extend<object, { deepl: DeeplStub; product: TestProduct }>({
  deepl: [
    async ({}, use) => {
      const deepl = await startDeeplStub(addEndings);
      await use(deepl);
      await deepl.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ deepl }, use) => {
      const product = await startTestProduct('dist', deepl.variables);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const key = 'sent.title';
const name = `es-MX/forms/${key}`;
const english = copy('en', `forms:${key}`);

test.describe('Machine translation', () => {
  test.describe.configure({ timeout: 120_000 });

  test('of one language is estimated, started, cancelled and resumed; one text is reviewed, and another gets a suggestion [RUN-1]', async ({
    page,
    product,
  }) => {
    const { account } = await newTranslator(product);
    await signIn(page, account);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto('/admin/translations/runs');
    await page.getByRole('checkbox', { name: 'Spanish (Mexico)' }).check();
    await page.getByLabel('Part of the site').selectOption('forms');
    await expect(page.getByRole('list', { name: 'Estimate' })).toContainText(
      /DeepL: \d+ texts, about [\d,]+ characters for /,
    );
    await page.getByRole('button', { name: /^Translate \d+ texts$/ }).click();

    const run = page.getByRole('list', { name: 'Runs' }).getByRole('listitem').first();
    const progress = run.getByRole('progressbar', { name: /Spanish \(Mexico\)/ });
    const progressValue = async () => Number(await progress.getAttribute('value'));
    await expect.poll(progressValue).toBeGreaterThan(0);
    await run.getByRole('button', { name: 'Cancel' }).click();
    await expect(run.getByText('Cancelled')).toBeVisible();
    const before = await progressValue();
    expect(before).toBeLessThan(Number(await progress.getAttribute('max')));

    await run.getByRole('button', { name: 'Resume' }).click();
    await expect(run.getByText('Finished')).toBeVisible({ timeout: 60_000 });
    await expect(run).toContainText(`${await progress.getAttribute('max')} translated.`);

    const desk = await deskOf(product);
    expect(await desk.read(name)).toMatchObject({
      text: addEndings(english, 'ES'),
      state: 'machine',
      changed_by: account.username,
    });
    await run.getByRole('link', { name: 'Spanish (Mexico)' }).click();
    const found = page.getByRole('list', { name: 'Texts', exact: true });
    await found.getByRole('button', { name: `forms: ${key}` }).click();
    await expect(page.getByRole('textbox', { name: 'Spanish (Mexico)' })).toHaveValue(
      addEndings(english, 'ES'),
    );
    await page.getByRole('button', { name: /^Mark as reviewed/ }).click();
    await expect(page.getByText(`${key} is saved and reviewed.`)).toBeVisible();
    expect(await desk.read(name)).toMatchObject({ state: 'reviewed', revision: 2 });

    await page.goto('/admin/translations/texts?language=es&text=forms/consultation.sending');
    const area = page.getByRole('textbox', { name: 'Spanish' });
    await expect(area).toHaveValue(copy('es', 'forms:consultation.sending'));
    await page.getByRole('button', { name: /^Ask DeepL \(≈ \d+ characters\)$/ }).click();
    await expect(page.getByText('DeepL has answered.')).toBeVisible();
    const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem');
    const last = await suggestions.count();
    await area.press(`Alt+${last}`);
    await expect(area).toHaveValue(addEndings(copy('en', 'forms:consultation.sending'), 'ES'));
  });
});
