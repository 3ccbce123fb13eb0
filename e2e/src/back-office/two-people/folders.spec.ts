import type { MediaDetail } from '@lens/contracts/media';
import { uploadPicture } from '../../fixtures/picture.ts';
import { callApi, withinSecond, preconditionFailed } from './colleagues.ts';
import { expect, test } from './test.ts';

test.describe('Two people at the folders', () => {
  test('see each other’s moves, and cannot rename a folder whose pictures changed meanwhile', async ({
    page,
    twoAt,
    product,
    faults,
  }) => {
    test.slow();
    faults.expect(preconditionFailed);
    const [one, two] = [
      await uploadPicture(product, { en: 'One' }),
      await uploadPicture(product, { en: 'Two' }),
    ];
    const { other, lin, admin } = await twoAt('/admin/media');
    /** Moves a picture by its position; the newest is first: `two`, then `one`. */
    const move = async (at: number, folder: string) => {
      await other.getByRole('checkbox').nth(at).check();
      await other.keyboard.press('m');
      await other.getByRole('combobox', { name: /^Folder/ }).fill(folder);
      await other.getByRole('button', { name: 'Move', exact: true }).click();
    };
    const revisionOf = async (id: string) =>
      (await callApi<MediaDetail>(product, lin, 'GET', `/media/${id}`)).revision;
    await move(1, 'team');
    await expect(page.getByRole('link', { name: 'team 1' })).toBeVisible(withinSecond);
    await page.getByRole('link', { name: 'team 1' }).click();
    await page.getByRole('button', { name: 'Rename the folder' }).click();
    await page.getByLabel('New name').fill('people');

    await move(0, 'team');
    await expect(other.getByRole('link', { name: 'team 2' })).toBeVisible(withinSecond);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page.getByText('lin has changed this in the meantime.')).toBeVisible();
    await expect(page.locator('button', { hasText: 'water.jpg' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(page).toHaveURL(/folder=people/);
    await expect(other.getByRole('link', { name: 'people 2' })).toBeVisible(withinSecond);

    // A bulk action skips pictures that somebody changed meanwhile, and names them.
    await other.getByRole('link', { name: 'people 2' }).click();
    for (const box of await other.getByRole('checkbox').all()) await box.check();
    await other.keyboard.press('m');
    await other.getByRole('combobox', { name: /^Folder/ }).fill('rooms');
    const revision = await revisionOf(one);
    await callApi(product, admin, 'PATCH', `/media/${one}`, { body: { filename: 'other.jpg' }, revision });
    await other.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(other.getByText('1 picture not moved.').first()).toBeVisible();
    await expect(other.getByText(/: admin has changed this in the meantime\./).first()).toBeVisible();
    expect((await callApi<MediaDetail>(product, lin, 'GET', `/media/${one}`)).folder).toBe('people');
    expect((await callApi<MediaDetail>(product, lin, 'GET', `/media/${two}`)).folder).toBe('rooms');
  });
});
