import type { MediaDetail } from '@lens/contracts/media';
import { uploadPicture } from '../../fixtures/picture.ts';
import { ask, soon, tooLate } from './colleagues.ts';
import { expect, test } from './test.ts';

test.describe('Two people at the folders', () => {
  test('see what the other puts where, and rename nothing that they have not seen', async ({
    page,
    twoAt,
    product,
    faults,
  }) => {
    test.slow();
    faults.expect(tooLate);
    const [one, two] = [
      await uploadPicture(product, { en: 'One' }),
      await uploadPicture(product, { en: 'Two' }),
    ];
    const { other, lin, admin } = await twoAt('/admin/media');
    /** Newest pictures stand first: `two`, then `one`. */
    const move = async (at: number, folder: string) => {
      await other.getByRole('checkbox').nth(at).check();
      await other.keyboard.press('m');
      await other.getByRole('combobox', { name: /^Folder/ }).fill(folder);
      await other.getByRole('button', { name: 'Move', exact: true }).click();
    };
    const revisionOf = async (id: string) =>
      (await ask<MediaDetail>(product, lin, 'GET', `/media/${id}`)).revision;
    await move(1, 'team');
    await expect(page.getByRole('link', { name: 'team 1' })).toBeVisible(soon);
    await page.getByRole('link', { name: 'team 1' }).click();
    await page.getByRole('button', { name: 'Rename the folder' }).click();
    await page.getByLabel('New name').fill('people');

    await move(0, 'team');
    await expect(other.getByRole('link', { name: 'team 2' })).toBeVisible(soon);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page.getByText('lin has changed this in the meantime.')).toBeVisible();
    await expect(page.locator('button', { hasText: 'water.jpg' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page).toHaveURL(/folder=people/);
    await expect(other.getByRole('link', { name: 'people 2' })).toBeVisible(soon);

    // Bulk: what was changed meanwhile stays, and is named.
    await other.getByRole('link', { name: 'people 2' }).click();
    for (const box of await other.getByRole('checkbox').all()) await box.check();
    await other.keyboard.press('m');
    await other.getByRole('combobox', { name: /^Folder/ }).fill('rooms');
    const seen = await revisionOf(one);
    await ask(product, admin, 'PATCH', `/media/${one}`, { body: { filename: 'other.jpg' }, seen });
    await other.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(other.getByText('1 picture not moved.').first()).toBeVisible();
    await expect(other.getByText(/: admin has changed this in the meantime\./).first()).toBeVisible();
    expect((await ask<MediaDetail>(product, lin, 'GET', `/media/${one}`)).folder).toBe('people');
    expect((await ask<MediaDetail>(product, lin, 'GET', `/media/${two}`)).folder).toBe('rooms');
  });
});
