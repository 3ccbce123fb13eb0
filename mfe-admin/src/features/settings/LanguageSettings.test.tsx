import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import userEvent from '@testing-library/user-event';
import type { StateCounts } from '@lens/contracts/desk';
import { settings } from './testing/settings';
import { api, click, puts, acceptSave, show, write } from './testing/show-settings';

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
    expect(puts()).toMatchObject([
      { languages: { ...unreviewedLanguages, es: { offered: false, reviewed: null } } },
    ]),
  );
});

test('a translation is a draft until a reviewer and a date are entered', async () => {
  await show();
  const korean = language('Korean');
  korean.getByText('Draft');
  await userEvent.click(korean.getByRole('checkbox', { name: 'Reviewed' }));
  await click('Save settings');
  expect(puts()).toEqual([]);
  fireEvent.change(korean.getByLabelText('Reviewed by'), { target: { value: 'Kim Ji-woo' } });
  fireEvent.change(korean.getByLabelText('On'), { target: { value: '2026-11-20' } });
  await click('Save settings');
  await click('Record the review');
  const reviewed = { by: 'Kim Ji-woo', on: '2026-11-20' };
  await waitFor(() => expect(puts()).toMatchObject([{ languages: { ko: { offered: true, reviewed } } }]));
  await userEvent.click(korean.getByRole('checkbox', { name: 'Reviewed' }));
  korean.getByText('Draft');
  await click('Save settings');
  await waitFor(() => expect(puts().at(-1)).toMatchObject({ languages: { ko: { reviewed: null } } }));
});

const korean = (counts: Partial<StateCounts>) => ({ language: 'ko' as const, counts: counts as StateCounts });

test('a review that the translation desk does not confirm is recorded only after a question', async () => {
  await show(acceptSave, undefined, [korean({ reviewed: 1, translated: 1000 }), korean({ machine: 178 })]);
  await language('Korean').findByText('1 of 1,179 texts reviewed on the translation desk.');
  await userEvent.click(language('Korean').getByRole('checkbox', { name: 'Reviewed' }));
  fireEvent.change(language('Korean').getByLabelText('Reviewed by'), { target: { value: 'x' } });
  fireEvent.change(language('Korean').getByLabelText('On'), { target: { value: '2026-11-20' } });
  await click('Save settings');
  const question = await screen.findByRole('alertdialog', { name: 'Record a review of Korean?' });
  expect(question.textContent).toContain(
    'Pages in Korean will say that x reviewed their translation on November 20, 2026. ' +
      '1 of 1,179 texts reviewed on the translation desk.',
  );
  await click('Cancel');
  await screen.findByRole('button', { name: 'Save settings' });
  expect(puts()).toEqual([]);
  write('Practice', 'Another');
  await click('Save settings');
  await click('Record the review');
  await screen.findByText('Settings saved. Visitors see them within a few seconds.');
  expect(puts()).toMatchObject([{ languages: { ko: { reviewed: { by: 'x' } } } }]);
});

test('live translation is off until it is switched on for a language', async () => {
  await show();
  expect(
    language('Korean').getByRole<HTMLInputElement>('checkbox', { name: 'Live translation' }).checked,
  ).toBe(false);
  await language('Korean').findByText(/^No translation service is set up for this language/);
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

test('a review is outdated once its texts have changed', async () => {
  const reviewed = { by: 'Kim Ji-woo', on: '2026-11-20' };
  const states = { ...unreviewedLanguages, ko: { offered: true, reviewed }, vi: { offered: true, reviewed } };
  const settingsWithReview = {
    ...settings,
    languages: states,
    reviewedTexts: { ko: 'then', vi: 'now' },
    ko: 'now',
    vi: 'now',
  };
  await show(acceptSave, () => settingsWithReview);
  await language('Korean').findByText('Review outdated');
  language('Vietnamese').getByText('Reviewed', { selector: 'span' });
});
