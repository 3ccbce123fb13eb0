import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { copy } from '../copy.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskOf } from './desk.ts';
import { newTranslator, signInAs } from './translator.ts';

test.use({ purpose: 'back office' });

const key = 'home.hero.note';
const name = `he/common/${key}`;
const shipped = copy('he', `common:${key}`);
const corrected = `${shipped} באמת.`;

async function exportFile(page: Page, file = 'common.he.json'): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export ${file}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(file);
  return readFile(await download.path(), 'utf8');
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const file = test.info().outputPath(name);
  await writeFile(file, text);
  await page.getByLabel('File of texts').setInputFiles(file);
}

test.describe('Files of texts', () => {
  test('are exported, imported with changes after a preview, and exported again as imported', async ({
    page,
    product,
  }) => {
    const preview = page.getByRole('region', { name: 'What common.he.json would change' });
    await signInAs(page, await newTranslator(product));
    await page.goto('/admin/translations/files?language=he&namespace=common');
    const before = await exportFile(page);
    await chooseFile(page, 'common.he.json', before);
    await expect(preview).toContainText('The file would change nothing.');

    const changed = before.replace(JSON.stringify(shipped), JSON.stringify(corrected));
    await chooseFile(page, 'common.he.json', changed);
    await expect(preview).toContainText('1 text would change.');
    await expect(preview.getByText(corrected)).toHaveCSS('direction', 'rtl');
    expect((await (await deskOf(product)).read(name)).text).not.toBe(corrected);
    await preview.getByRole('button', { name: 'Import 1 text' }).click();
    await expect(page.getByText('1 text saved as translated.')).toBeVisible();
    expect(await exportFile(page)).toBe(changed);

    await chooseFile(page, 'common.he.json', '{"home":{"gone":"x"}}');
    await expect(preview).toContainText('would be left out: home.gone.');
    await page.goto(`/admin/translations/texts?language=he&text=common/${key}`);
    await expect(page.getByRole('textbox', { name: 'Hebrew' })).toHaveValue(corrected);
    await expect(page.getByRole('note', { name: 'Description' })).toContainText(
      'two buttons of the first screen',
    );
  });

  test('of a translation memory are listed, and one is removed after a question [DESK-25]', async ({
    page,
    product,
  }) => {
    const imported = page.getByRole('list', { name: 'Imported files' }).getByRole('listitem');
    const importTmx = async (file: string, translation: string) => {
      const pair = `<tuv xml:lang="en"><seg>Rest at home.</seg></tuv><tuv xml:lang="hy"><seg>${translation}</seg></tuv>`;
      const path = test.info().outputPath(file);
      await writeFile(path, `<tmx version="1.4"><header/><body><tu>${pair}</tu></body></tmx>`);
      await page.getByLabel('File of a translation memory').setInputFiles(path);
      await expect(page.getByText(`${file}: 1 translation added`)).toBeVisible();
    };
    const translator = await newTranslator(product);
    await signInAs(page, translator);
    await page.goto('/admin/translations/files?language=hy&namespace=common');
    await importTmx('good.tmx', 'Հանգստացեք տանը։');
    await importTmx('bad.tmx', 'Սխալ։');
    await expect(imported).toHaveText([/^bad\.tmx1 translation, imported by/, /^good\.tmx/]);
    await page.getByRole('button', { name: 'Remove bad.tmx' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove this import?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('bad.tmx: 1 translation removed.')).toBeFocused();
    await expect(imported).toHaveText([/^good\.tmx/]);
    await page.reload();
    await expect(imported).toHaveText([/^good\.tmx/]);
  });

  test('are exported as XLIFF and imported with changes, and other files are refused [FILE-6]', async ({
    page,
    product,
    faults,
  }) => {
    const file = 'medical.he.xlf';
    const preview = page.getByRole('region', { name: `What ${file} would change` });
    const tagline = copy('he', 'medical:lasik.tagline');
    await signInAs(page, await newTranslator(product));
    await page.goto('/admin/translations/files?language=he&namespace=medical');
    await page.getByLabel('Format').selectOption('XLIFF');
    const before = await exportFile(page, file);
    expect(before).toContain('<source><mrk mtype="protected">LASIK</mrk></source>');
    expect(before).toContain('<ph id="1">{{count}}</ph>');
    await chooseFile(page, file, before);
    await expect(preview).toContainText('The file would change nothing.');

    const changed = before.replace(`>${tagline}<`, `>${tagline} באמת.<`);
    const prk = copy('he', 'medical:prk.tagline');
    await chooseFile(
      page,
      file,
      changed.replace('On the surface', 'On top').replace(`>${prk}<`, `>${prk} מאוד.<`),
    );
    await expect(preview).toContainText('1 text would change.');
    await expect(preview).toContainText('1 text would stay as it is: the English has changed');
    await preview.getByRole('button', { name: 'Import 1 text' }).click();
    await expect(page.getByText('1 text saved as translated.')).toBeVisible();
    expect(await exportFile(page, file)).toBe(changed);

    faults.expect(/400 \(Bad Request\)/);
    const alert = page.getByRole('alert');
    await chooseFile(
      page,
      file,
      before.replace('<xliff', '<!DOCTYPE xliff SYSTEM "http://127.0.0.1/x.dtd"><xliff'),
    );
    await expect(alert).toContainText('it must not have a DOCTYPE.');
    await chooseFile(page, file, before.replace('target-language="he"', 'target-language="ar"'));
    await expect(alert).toContainText('This file contains medical, from en into ar.');
  });
});
