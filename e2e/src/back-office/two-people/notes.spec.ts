import { visitorNamed } from '../../fixtures/contact-form.ts';
import { withinSecond } from './colleagues.ts';
import { expect, test } from './test.ts';

test.describe('Two people at the notes of a request', () => {
  test('see notes that the other writes and deletes, and keep an unsaved note when the patient’s data is erased', async ({
    page,
    twoAt,
    request,
  }) => {
    const person = visitorNamed('Noted');
    const answer = await request.post('/api/consultations', { data: person });
    const { id } = (await answer.json()) as { id: string };
    const { other } = await twoAt(`/admin/consultations?request=${id}`);
    await other.getByLabel('Write a note').fill('Called twice.');
    await other.getByRole('button', { name: 'Save the note' }).click();
    const note = (on: typeof page) => on.getByRole('listitem').filter({ hasText: 'Called twice.' });
    await expect(note(other)).toBeVisible();
    await expect(note(page)).toContainText('lin', withinSecond);
    await note(other).getByRole('button', { name: 'Delete' }).click();
    await other.getByRole('button', { name: 'Delete the note' }).click();
    await expect(note(other)).toHaveCount(0);
    await expect(note(page)).toHaveCount(0, withinSecond);
    await expect(page.getByText('lin deleted a note.').first()).toBeVisible();

    await page.getByLabel('Write a note').fill('She wants Saturday.');
    await other.getByRole('button', { name: 'This person' }).click();
    await other.getByRole('menuitem', { name: 'Erase everything…' }).click();
    await other.getByLabel('Type the email address').fill(person.email);
    await other.getByRole('button', { name: 'Erase everything', exact: true }).click();
    await expect(page.getByText('lin erased this patient’s data.')).toBeVisible(withinSecond);
    await expect(page.getByText(person.email)).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: person.lastName })).toHaveCount(0);
    await expect(page.getByLabel('Your unsaved text:')).toHaveValue('She wants Saturday.');
    await page.getByRole('button', { name: 'Discard the text and close' }).click();
    await expect(page).toHaveURL('/admin/consultations');
  });
});
