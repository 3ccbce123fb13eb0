import { uploadPicture } from '../../fixtures/picture.ts';
import { withinSecond, preconditionFailed } from './colleagues.ts';
import { expect, test } from './test.ts';

test.describe('Two people at one picture', () => {
  test('see each other’s changes, and choose where both changed a field', async ({
    page,
    twoAt,
    product,
    faults,
  }) => {
    test.slow();
    faults.expect(preconditionFailed);
    const id = await uploadPicture(product, { en: 'Light on water' });
    const { other } = await twoAt(`/admin/media?picture=${id}`);
    const english = (on: typeof page) => on.getByLabel('English', { exact: true });
    const name = (on: typeof page) => on.getByLabel('File name');
    const save = (on: typeof page) =>
      on.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await english(page).fill('The sea at noon');
    await name(other).fill('sea.jpg');
    await save(other);
    await expect(name(page)).toHaveValue('sea.jpg', withinSecond);
    await expect(english(page)).toHaveValue('The sea at noon');
    await expect(page.getByText('lin changed sea.jpg.')).toBeVisible();

    await other.getByRole('button', { name: /sea\.jpg/ }).click();
    await english(other).fill('Light on the sea');
    await save(other);
    await expect(
      page.getByText(/^lin has changed this in the meantime: What the picture shows, English\./),
    ).toBeVisible(withinSecond);
    await save(page);
    const conflict = page.getByRole('dialog', { name: 'lin saved this picture' });
    await expect(conflict.getByText('Light on the sea')).toBeVisible();
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('Saved sea.jpg.')).toBeVisible();
    await other.getByRole('button', { name: /sea\.jpg/ }).click();
    await expect(english(other)).toHaveValue('The sea at noon');
  });
});
