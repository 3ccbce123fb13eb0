import type { Testimonial } from '@lens/contracts/testimonials';
import { staffHeaders } from '../../fixtures/inbox.ts';
import { callApi, withinSecond, preconditionFailed } from './colleagues.ts';
import { expect, test } from './test.ts';

const story = {
  procedure_type: 'LASIK',
  rating: 5,
  region: 'california',
  name: 'Vesna Shared',
  quote: 'I read the clock.',
  consent: true,
  source: 'Letter',
};

test.describe('Two people at one testimonial', () => {
  test('see each other’s changes, choose where both changed a field, and an undo does not revert a rejection', async ({
    page,
    twoAt,
    product,
    faults,
  }) => {
    faults.expect(preconditionFailed);
    const headers = await staffHeaders(product);
    const { id } = await callApi<Testimonial>(product, headers, 'POST', '/testimonials', { body: story });
    const { other } = await twoAt(`/admin/testimonials/${id}`);
    const name = (on: typeof page) => on.getByLabel('Name', { exact: true });
    const quote = (on: typeof page) => on.getByLabel('Quote', { exact: true });
    await quote(page).fill('I read the clock on the wall.');
    await name(other).fill('Vesna S.');
    await other.keyboard.press('Control+s');
    await expect(other.getByText('Saved: Vesna S.')).toBeVisible();
    await expect(name(page)).toHaveValue('Vesna S.', withinSecond);
    await expect(page.getByText('lin changed Vesna S.')).toBeVisible();

    await quote(other).fill('I read it at last.');
    await other.keyboard.press('Control+s');
    await expect(page.getByText(/^lin has changed this in the meantime: Quote\./)).toBeVisible(withinSecond);
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('dialog', { name: 'lin saved this testimonial' });
    await expect(conflict.getByText('I read it at last.')).toBeVisible();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(quote(other)).toHaveValue('I read the clock on the wall.');
    await expect(name(page)).toHaveValue('Vesna S.');

    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(other.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled(withinSecond);
    await other.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(other.getByText('Rejected: Vesna S.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Not undone.').first()).toBeVisible();
    const now = await callApi<Testimonial>(product, headers, 'GET', `/testimonials/${id}`);
    expect(now).toMatchObject({
      status: 'rejected',
      name: 'Vesna S.',
      quote: 'I read the clock on the wall.',
    });
  });
});
