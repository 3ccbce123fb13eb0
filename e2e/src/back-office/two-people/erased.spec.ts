import { visitorNamed } from '../../fixtures/contact-form.ts';
import { ask, openAt, soon } from './colleagues.ts';
import { expect, test } from './test.ts';

test.describe('Somebody who is erased', () => {
  test('leaves a colleague’s emails, newsletter and search, whether they had asked or only subscribed', async ({
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
      ask(product, lin, 'POST', '/consultations/people/erase', { body: { email } });
    const rows = (on: typeof page, email: string) => on.getByRole('row').filter({ hasText: email });

    await openAt(other, '/admin/newsletter');
    for (const on of [page, other])
      for (const email of [person.email, reader]) await expect(rows(on, email).first()).toBeVisible();
    await erase(reader);
    for (const on of [page, other]) await expect(rows(on, reader)).toHaveCount(0, soon);

    const first = rows(page, person.email).first();
    await first
      .getByRole('button', { name: /^(?!Try|Send)/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(person.email);
    await other.keyboard.press('ControlOrMeta+k');
    await other.getByRole('combobox', { name: 'Search or go to' }).fill(person.lastName);
    const found = other.getByRole('option', { name: person.lastName });
    await expect(found).toBeVisible();
    await erase(person.email);
    await expect(page.getByText(person.email)).toHaveCount(0, soon);
    await expect(found).toHaveCount(0, soon);
    await other.keyboard.press('Escape');
    await expect(other.getByText(person.email)).toHaveCount(0);
  });
});
