import { copy } from '../copy.ts';
import { fillForm, visitorNamed } from '../fixtures/contact-form.ts';
import { waitForHydration } from '../fixtures/wait-for-hydration.ts';
import { inboxOf, suspectedOf } from '../fixtures/inbox.ts';
import { expect, test } from '../fixtures/kept-page.ts';

const send = copy('en', 'forms:consultation.send');
const thanks = copy('en', 'forms:sent.title');

test.describe('What the consultation form promises', () => {
  test('a request whose hidden field the browser filled in is not lost: staff find it under suspected spam', async ({
    page,
    product,
  }) => {
    const person = visitorNamed('Autofilled');
    await page.goto('/contact');
    await waitForHydration(page);
    await fillForm(page, person);
    await page.locator('#request [name="website"]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://autofill.example';
    });
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
    await expect(page).toHaveURL(/sent=LV-/);
    expect(await inboxOf(product, person.lastName)).toEqual([]);
    expect(await suspectedOf(product, person.lastName)).toMatchObject([{ ...person, suspected: true }]);
  });

  test('a request is stored with the consent notice that the patient saw, not with the newest', async ({
    page,
    product,
  }) => {
    const person = visitorNamed('Noticed');
    await page.goto('/contact');
    await waitForHydration(page);
    await fillForm(page, person);
    const noticeVersion = await page.locator('[name="consent_version"]').inputValue();
    const request = page.waitForRequest((request) => request.url().endsWith('/api/consultations'));
    await page.getByRole('button', { name: send }).click();
    expect((await request).postDataJSON()).toMatchObject({ consent_version: noticeVersion });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
    expect(await inboxOf(product, person.lastName)).toMatchObject([{ consent_version: noticeVersion }]);
  });
});
