import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskOf } from './desk.ts';
import { newTranslator, signInAs } from './translator.ts';

// The texts of other tests stay as they are: nothing here is reviewed or published.
test.use({ purpose: 'back office' });

const key = 'home.hero.note';
const name = `he/common/${key}`;
const shipped = copy('he', `common:${key}`);
const mended = `${shipped} באמת.`;

async function exported(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export common.he.json' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('common.he.json');
  return readFile(await download.path(), 'utf8');
}

test.describe('Files of texts', () => {
  test('go out, come back changed after a look at it, and go out as they came in', async ({
    page,
    product,
    faults,
  }) => {
    const give = async (text: string) => {
      const file = test.info().outputPath('common.he.json');
      await writeFile(file, text);
      await page.getByLabel('File of texts').setInputFiles(file);
    };
    const preview = page.getByRole('region', { name: 'What common.he.json would change' });
    await signInAs(page, await newTranslator(product));
    await page.goto('/admin/translations/files?language=he&namespace=common');
    const before = await exported(page);
    await give(before);
    await expect(preview).toContainText('The file would change nothing.');

    const changed = before.replace(JSON.stringify(shipped), JSON.stringify(mended));
    await give(changed);
    await expect(preview).toContainText('1 text would change.');
    await expect(preview.getByText(mended)).toHaveCSS('direction', 'rtl');
    expect((await (await deskOf(product)).read(name)).text).not.toBe(mended);
    await preview.getByRole('button', { name: 'Import 1 text' }).click();
    await expect(page.getByText('1 text saved as translated.')).toBeVisible();
    expect(await exported(page)).toBe(changed);

    faults.expect(/400 \(Bad Request\)/);
    await give('{"home":{"gone":"x"}}');
    await expect(page.getByRole('alert')).toContainText('home.gone: The language needs no such text.');
    await page.goto(`/admin/translations/texts?language=he&text=common/${key}`);
    await expect(page.getByRole('textbox', { name: 'Hebrew' })).toHaveValue(mended);
    await expect(page.getByRole('note', { name: 'Description' })).toContainText(
      'two buttons of the first screen',
    );
  });
});
