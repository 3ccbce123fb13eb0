import type { APIRequestContext, Page } from '@playwright/test';
import { visitorNamed } from '../../fixtures/contact-form.ts';
import { withinSecond, preconditionFailed } from './colleagues.ts';
import { expect, test } from './test.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const status = (page: Page, name: string) => row(page, name).getByRole('combobox');
const sendRequest = async (request: APIRequestContext, lastName: string): Promise<string> => {
  const answer = await request.post('/api/consultations', { data: visitorNamed(lastName) });
  return ((await answer.json()) as { id: string }).id;
};
const changeAnswered = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH');

test.describe('Two people at the requests', () => {
  test('see each other’s changes within a second, and an undo keeps a later change', async ({
    page,
    twoAt,
    request,
    faults,
  }) => {
    faults.expect(preconditionFailed);
    faults.expect(/in the meantime/);
    await sendRequest(request, 'Shared');
    const { other } = await twoAt('/admin/consultations');
    await status(page, 'Shared').selectOption('contacted');
    await expect(status(other, 'Shared')).toHaveValue('contacted', withinSecond);
    await expect(other.getByText('admin changed Noa Shared: Contacted')).toBeVisible();

    const booked = changeAnswered(other);
    await status(other, 'Shared').selectOption('booked');
    await booked;
    await expect(status(page, 'Shared')).toHaveValue('booked', withinSecond);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Not undone.').first()).toBeVisible();
    await expect(
      page.getByText('lin has changed this in the meantime. The status is now Booked.').first(),
    ).toBeVisible();
    await expect(status(page, 'Shared')).toHaveValue('booked');
    await page.reload();
    await expect(status(page, 'Shared')).toHaveValue('booked');
  });

  test('assign one to themselves at the same moment: the first gets it, and the second reads to whom it is assigned', async ({
    page,
    twoAt,
    request,
    faults,
  }) => {
    faults.expect(preconditionFailed);
    faults.expect(/in the meantime/);
    await sendRequest(request, 'Wanted');
    const { other } = await twoAt('/admin/consultations');
    for (const each of [page, other]) await row(each, 'Wanted').getByRole('button').focus();
    const first = changeAnswered(other);
    // Both press before the API answers either.
    await page.route('**/assignee', async (route) => {
      await first;
      await route.continue();
    });
    await page.keyboard.press('a');
    await expect(row(page, 'Wanted')).toContainText('You');
    await other.keyboard.press('a');
    await first;
    await expect(page.getByText('It is now assigned to lin.').first()).toBeVisible();
    await expect(row(page, 'Wanted')).toContainText('lin');
    await expect(row(other, 'Wanted')).toContainText('You');
  });
});
