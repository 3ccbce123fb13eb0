import type { ArticleAnswer } from '@lens/contracts/articles';
import type { Page } from '@playwright/test';
import { staffHeaders } from '../../fixtures/inbox.ts';
import { callApi, withinSecond, preconditionFailed } from './colleagues.ts';
import { expect, test } from './test.ts';

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Rest your eyes.' }] };
const article = (slug: string) => ({
  slug,
  author: 'Dr. First',
  categories: ['procedures'],
  texts: {
    en: { title: 'A text of two', excerpt: 'As it began.', body: { type: 'doc', content: [paragraph] } },
  },
});

const field = (on: Page, label: string) => on.getByLabel(label, { exact: true });
const expectSaved = (on: Page) => expect(on.getByRole('status').getByText(/^Saved/)).toBeVisible();

test.describe('Two people at one article', () => {
  test('see each other’s changes, choose where both changed a field, and find the other text among the versions', async ({
    page,
    twoAt,
    product,
    faults,
  }) => {
    test.slow();
    faults.expect(preconditionFailed);
    const headers = await staffHeaders(product);
    const body = article('a-text-of-two');
    const { id } = await callApi<ArticleAnswer>(product, headers, 'POST', '/articles', { body });
    const { other } = await twoAt(`/admin/articles/${id}`);
    await expect(field(page, 'Author')).toHaveValue('Dr. First');
    await field(other, 'Author').fill('Dr. Lin');
    await expectSaved(other);
    await expect(field(page, 'Author')).toHaveValue('Dr. Lin', withinSecond);
    await expect(page.getByText('lin has changed this article, and you see it now.')).toBeVisible();

    // Whoever is editing a field gets a notice, and the field stays as it is.
    await field(page, 'Summary').click();
    await field(other, 'Summary').fill('Written by lin.');
    await expectSaved(other);
    await expect(page.getByText('lin has changed this article.')).toBeVisible(withinSecond);
    await expect(field(page, 'Summary')).toHaveValue('As it began.');
    await field(page, 'Summary').fill('Written by admin.');
    const conflict = page.getByRole('dialog', { name: 'lin saved this article' });
    await expect(conflict.getByText('Written by lin.')).toBeVisible();
    await expect(conflict.getByText('Written by admin.')).toBeVisible();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await expectSaved(page);
    await expect(other.getByText('admin has changed this article.')).toBeVisible(withinSecond);
    await other.getByRole('button', { name: 'Show the change' }).click();
    await expect(field(other, 'Summary')).toHaveValue('Written by admin.');

    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('button', { name: /^Version 3/ }).click();
    await expect(versions.locator('ins', { hasText: 'lin' })).toBeVisible();
    await versions.getByRole('button', { name: 'Restore version 3' }).click();
    await expect(field(page, 'Summary')).toHaveValue('Written by lin.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Summary')).toHaveValue('Written by admin.');
    await expectSaved(page);
  });

  test('read who published it and who deleted it, and keep their unsaved text', async ({
    page,
    twoAt,
    product,
    faults,
  }) => {
    test.slow();
    // A save may be on its way while the article is deleted.
    faults.allow(/40[49]|412/);
    const headers = await staffHeaders(product);
    const body = article('a-text-that-goes');
    const { id } = await callApi<ArticleAnswer>(product, headers, 'POST', '/articles', { body });
    const { other } = await twoAt(`/admin/articles/${id}`);
    await other.getByRole('button', { name: 'Publish now' }).click();
    await expect(other.getByRole('button', { name: 'Publish changes' })).toBeVisible();
    await expect(page.getByText('lin published this article.').first()).toBeVisible(withinSecond);
    await expect(page.getByRole('button', { name: 'Publish changes' })).toBeVisible();

    await field(page, 'Summary').fill('Not to be lost.');
    await expectSaved(page);
    await other.getByRole('button', { name: 'More' }).click();
    await other.getByRole('menuitem', { name: 'Delete…' }).click();
    const question = other.getByRole('alertdialog');
    await question.getByRole('button', { name: /^Delete/ }).click();
    await expect(other).toHaveURL(/\/admin\/articles$/);
    await expect(page.getByText('lin deleted this article.')).toBeVisible(withinSecond);
    await expect(field(page, 'Summary')).toHaveValue('Not to be lost.');
  });
});
