import { visitorNamed } from '../../fixtures/contact-form.ts';
import { callApi, openAndListen, withinSecond } from './colleagues.ts';
import { expect, test } from './test.ts';

test.describe('A person whose data is erased', () => {
  test('disappears from a colleague’s mails, newsletter and search, whether they sent a request or only subscribed', async ({
    page,
    twoAt,
    product,
    request,
  }) => {
    const person = { ...visitorNamed('Erasable'), email: 'erasable@example.com' };
    const reader = 'only-reads@example.com';
    await request.post('/api/consultations', { data: person });
    for (const email of [person.email, reader])
      await request.post('/api/newsletter', { data: { email, language: 'en' } });
    const { other, lin } = await twoAt('/admin/mails');
    const erase = (email: string) =>
      callApi(product, lin, 'POST', '/consultations/people/erase', { body: { email } });
    const rows = (on: typeof page, email: string) => on.getByRole('row').filter({ hasText: email });

    await openAndListen(other, '/admin/newsletter');
    for (const on of [page, other])
      for (const email of [person.email, reader]) await expect(rows(on, email).first()).toBeVisible();
    await erase(reader);
    for (const on of [page, other]) await expect(rows(on, reader)).toHaveCount(0, withinSecond);

    const first = rows(page, person.email).first();
    await first
      .getByRole('button', { name: /^(?!Try|Send)/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(person.email);
    await other.keyboard.press('ControlOrMeta+k');
    await other.getByRole('combobox', { name: 'Search or go to' }).fill(person.lastName);
    const result = other.getByRole('option', { name: person.lastName });
    await expect(result).toBeVisible();
    await erase(person.email);
    await expect(page.getByText(person.email)).toHaveCount(0, withinSecond);
    await expect(result).toHaveCount(0, withinSecond);
    await other.keyboard.press('Escape');
    await expect(other.getByText(person.email)).toHaveCount(0);
  });
});
