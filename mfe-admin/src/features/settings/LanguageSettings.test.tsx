import { screen, waitFor, within } from '@testing-library/react';
import { everyLanguageOffered } from '@lens/contracts/offered-languages';
import userEvent from '@testing-library/user-event';
import { api, click, puts, show, write } from './testing/show-settings';

afterEach(() => api.restore());

const language = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));

test('a language is switched off, and a language that falls back to it says that it is off too', async () => {
  await show();
  expect(screen.queryByRole('group', { name: /^English/ })).toBeNull();
  expect(language('Spanish \\(Mexico').queryByText('Off while Spanish is off.')).toBeNull();
  await userEvent.click(language('Spanish Español').getByRole('checkbox', { name: 'On the site' }));
  language('Spanish \\(Mexico').getByText('Off while Spanish is off.');
  await click('Save settings');
  await waitFor(() =>
    expect(puts()).toMatchObject([{ languages: { ...everyLanguageOffered, es: { offered: false } } }]),
  );
});

test('a critical text without a sign-off stays translated, with a note, until a language is set to English [SIGN-13]', async () => {
  await show();
  screen.getByText(/^A text is critical if a wrong word in it could harm a patient; it is signed once/);
  const korean = within(
    language('Korean').getByRole('group', {
      name: 'Where a critical text in Korean is not signed, patients read',
    }),
  );
  const chosen = () =>
    korean
      .getAllByRole<HTMLInputElement>('radio')
      .flatMap(({ checked, labels }) => (checked ? [labels![0]!.textContent] : []));
  expect(chosen()).toEqual(['The translation, with a note']);
  await userEvent.click(korean.getByRole('radio', { name: 'English' }));
  expect(chosen()).toEqual(['English']);
  await userEvent.click(language('Armenian').getByRole('radio', { name: 'English' }));
  await click('Save settings');
  await waitFor(() => expect(puts()).toMatchObject([{ unsignedInEnglish: ['ko', 'hy'] }]));
  await userEvent.click(korean.getByRole('radio', { name: 'The translation, with a note' }));
  await click('Save settings');
  await waitFor(() => expect(puts().at(-1)).toMatchObject({ unsignedInEnglish: ['hy'] }));
});

test('the critical texts of a language that are not signed are one link away, and nobody can claim a review', async () => {
  await show();
  const spanish = language('Spanish \\(Mexico');
  const link = spanish.getByRole('link', { name: 'Critical texts in Spanish (Mexico) that are not signed' });
  expect(link.getAttribute('href')).toBe('/admin/translations/texts?language=es-MX&sign_off=missing');
  expect(screen.queryByLabelText(/^Reviewed/)).toBeNull();
});

test('live translation is off until it is switched on for a language', async () => {
  await show();
  expect(
    language('Korean').getByRole<HTMLInputElement>('checkbox', { name: 'Live translation' }).checked,
  ).toBe(false);
  await language('Korean').findByText(/^No translation service is set up for this language/);
  // Said once, not for each language.
  screen.getByText(/^With live translation, visitors read what a machine translated and nobody has checked/);
  await userEvent.click(language('Korean').getByRole('checkbox', { name: 'Live translation' }));
  await click('Save settings');
  await waitFor(() => expect(puts()).toMatchObject([{ liveTranslation: ['ko'] }]));
  await userEvent.click(language('Korean').getByRole('checkbox', { name: 'Live translation' }));
  await click('Save settings');
  await waitFor(() => expect(puts().at(-1)).toMatchObject({ liveTranslation: [] }));
});

test('brand names are entered one per line', async () => {
  await show();
  write('Brand names that stay as they are', 'VisuMax\n\n Pentacam \nVisuMax\n');
  await click('Save settings');
  await waitFor(() => expect(puts()).toMatchObject([{ brands: ['VisuMax', 'Pentacam'] }]));
  write('Brand names that stay as they are', 'x'.repeat(61));
  await click('Save settings');
  await screen.findByText('A name has at most 60 characters, and the list at most 60 names.');
  expect(puts()).toHaveLength(1);
});
