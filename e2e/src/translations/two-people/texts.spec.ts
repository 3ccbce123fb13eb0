import type { Page } from '@playwright/test';
import { withinSecond, preconditionFailed } from '../../back-office/two-people/colleagues.ts';
import { expect, test } from '../../back-office/two-people/test.ts';

const at = (key: string) => `/admin/translations/texts?language=ko&text=common/${key}`;
const area = (page: Page) => page.getByRole('textbox', { name: 'Korean', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const [theirs, mine] = ['상담은 무료이며 부담이 없습니다.', '상담은 언제나 무료입니다.'];

test.describe('Two people at one text', () => {
  test('see each other’s changes within a second, with the name', async ({ page, twoAt }) => {
    const { other } = await twoAt(at('home.hero.note'));
    await expect(area(page)).not.toHaveValue('');
    await area(other).fill(theirs);
    await save(other);
    await expect(other.getByText('home.hero.note is saved.')).toBeVisible();
    await expect(page.getByText('lin changed this text. You see the new version.')).toBeVisible(withinSecond);
    await expect(area(page)).toHaveValue(theirs);
    await expect(page.getByText(/^Last changed by lin/)).toBeVisible();
  });

  test('edit the same text: the second gets a warning before saving, nothing is lost, and the first sees the result', async ({
    page,
    twoAt,
    faults,
  }) => {
    faults.expect(preconditionFailed);
    const { other } = await twoAt(at('home.figures.success_rate.basis'));
    await area(page).fill(mine);
    await area(other).fill(theirs);
    await save(other);
    await expect(other.getByText('home.figures.success_rate.basis is saved.')).toBeVisible();
    await expect(page.getByText(/^lin changed this text while you were writing/)).toBeVisible(withinSecond);
    await expect(area(page)).toHaveValue(mine);

    await save(page);
    const choice = page.getByRole('dialog', { name: 'Someone else saved this text' });
    await expect(choice).toContainText(mine);
    await expect(choice).toContainText(theirs);
    await choice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(choice).toHaveCount(0);
    await expect(other.getByText('admin changed this text. You see the new version.')).toBeVisible(
      withinSecond,
    );
    await expect(area(other)).toHaveValue(mine);
    await other.getByRole('button', { name: 'History' }).click();
    await expect(other.getByRole('dialog')).toContainText(theirs);
  });
});
