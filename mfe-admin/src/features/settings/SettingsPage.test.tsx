import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unreviewedLanguages } from '@lens/contracts/offered-languages';
import type { SettingsAnswer } from '@lens/contracts/settings';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './SettingsPage';

const settings: SettingsAnswer = {
  practice: 'Test Practice',
  surgeon: 'Dr. Test',
  credentials: 'MD',
  mainPhone: '+15625550100',
  emergencyPhone: '+15625550100',
  callNowPhone: '+15625550199',
  email: 'desk@example.com',
  address: { street: '1 Test Street', city: 'Lakewood', region: 'CA', postalCode: '90712', country: 'US' },
  hours: [{ days: [1, 2], opens: '09:00', closes: '17:00' }],
  timeZone: 'America/Los_Angeles',
  social: [{ network: 'facebook', url: 'https://facebook.example/test' }],
  videoId: null,
  languages: unreviewedLanguages,
  institutions: [],
  awards: [{ title: 'Best of Lakewood', year: 2024, isSample: true }],
  retentionDays: 365,
  demo: true,
  revision: 4,
  updated_at: '2026-01-05T09:00:00.000Z',
};

let api: ReturnType<typeof fakeApi>;
const saving = ({ body }: Sent): Reply => ({ body: { ...settings, ...(body as object), revision: 5 } });
const show = async (put: (sent: Sent) => Reply = saving, current = () => settings) => {
  api = fakeApi((sent) => (sent.method === 'PUT' ? put(sent) : { body: current() }));
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/settings' });
  await screen.findByRole('form', { name: 'Settings' });
};
const puts = () => api.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => api.restore());

test('settings are saved whole, with the revision that they were made on', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  write('Main phone', '+15625550177');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sat' }));
  await click('Add an award');
  fireEvent.change(within(screen.getByRole('group', { name: 'Award 2' })).getByLabelText('Award'), {
    target: { value: 'Second' },
  });
  await click('Save settings');
  await screen.findByText('Settings saved. Visitors see them now.');
  const { demo: _demo, revision: _revision, updated_at: _at, ...value } = settings;
  expect(puts()).toEqual([
    {
      ...value,
      mainPhone: '+15625550177',
      hours: [{ days: [1, 2, 6], opens: '09:00', closes: '17:00' }],
      awards: [...settings.awards, { title: 'Second', year: null, isSample: false }],
    },
  ]);
  expect(api.sent.find(({ method }) => method === 'PUT')?.headers['if-match']).toBe('"4"');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull());
});

test('what is not written as it should be says so at its field, and is not sent', async () => {
  await show();
  write('Call Now phone', '555 0199');
  await click('Save settings');
  await screen.findByText('Write the number as + and 7 to 15 digits.');
  expect(document.activeElement).toBe(screen.getByLabelText('Call Now phone'));
  expect(puts()).toEqual([]);
});

test('Ctrl S saves what was changed, and nothing when nothing was', async () => {
  await show();
  await userEvent.keyboard('{Control>}s{/Control}');
  write('Practice', 'Another');
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('Settings saved. Visitors see them now.');
  expect(puts()).toEqual([expect.objectContaining({ practice: 'Another', timeZone: 'Asia/Tokyo' })]);
});

test('what is discarded is as it was', async () => {
  await show();
  write('Practice', 'Another');
  await click('Discard');
  expect(screen.getByLabelText<HTMLInputElement>('Practice').value).toBe('Test Practice');
});

test('a day that is closed has no hours', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Closed' }));
  await click('Save settings');
  await waitFor(() =>
    expect(puts()).toMatchObject([{ hours: [{ days: [1, 2], opens: null, closes: null }] }]),
  );
});

test('when somebody else saved first nothing typed is lost, and who saves second decides', async () => {
  let stored = settings;
  await show(
    (sent) =>
      sent.headers['if-match'] === `"${stored.revision}"`
        ? saving(sent)
        : { status: 412, body: { error: 'Somebody else has changed this in the meantime.' } },
    () => stored,
  );
  write('Surgeon', 'Dr. Mine');
  stored = { ...settings, surgeon: 'Dr. Theirs', revision: 9 };
  await click('Save settings');
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has saved');
  expect(screen.getByLabelText<HTMLInputElement>('Surgeon').value).toBe('Dr. Mine');
  await click('Save mine over theirs');
  await screen.findByText('Settings saved. Visitors see them now.');
  expect(puts().at(-1)).toMatchObject({ surgeon: 'Dr. Mine' });
});

test('theirs can be taken instead', async () => {
  let stored = settings;
  await show(
    () => ({ status: 412, body: { error: 'Somebody else has changed this in the meantime.' } }),
    () => stored,
  );
  write('Surgeon', 'Dr. Mine');
  stored = { ...settings, surgeon: 'Dr. Theirs', revision: 9 };
  await click('Save settings');
  await screen.findByRole('alert');
  await click('Discard mine, show theirs');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Surgeon').value).toBe('Dr. Theirs'));
});

const language = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));

test('a language is switched off, and one that reads its gaps there says that it goes with it', async () => {
  await show();
  expect(screen.queryByRole('group', { name: /^English/ })).toBeNull();
  expect(language('Spanish \\(Mexico').queryByText('Off for as long as Spanish is.')).toBeNull();
  await userEvent.click(language('Spanish Español').getByRole('checkbox', { name: 'On the site' }));
  language('Spanish \\(Mexico').getByText('Off for as long as Spanish is.');
  await click('Save settings');
  await waitFor(() =>
    expect(puts()).toMatchObject([
      { languages: { ...unreviewedLanguages, es: { offered: false, reviewed: null } } },
    ]),
  );
});

test('a translation is a draft until somebody who read it is named, with the day', async () => {
  await show();
  const korean = language('Korean');
  korean.getByText('Draft');
  await userEvent.click(korean.getByRole('checkbox', { name: 'Reviewed' }));
  await click('Save settings');
  expect(puts()).toEqual([]);
  fireEvent.change(korean.getByLabelText('Who speaks it and read it'), { target: { value: 'Kim Ji-woo' } });
  fireEvent.change(korean.getByLabelText('On'), { target: { value: '2026-11-20' } });
  await click('Save settings');
  const reviewed = { by: 'Kim Ji-woo', on: '2026-11-20' };
  await waitFor(() => expect(puts()).toMatchObject([{ languages: { ko: { offered: true, reviewed } } }]));
  await userEvent.click(korean.getByRole('checkbox', { name: 'Reviewed' }));
  korean.getByText('Draft');
  await click('Save settings');
  await waitFor(() => expect(puts().at(-1)).toMatchObject({ languages: { ko: { reviewed: null } } }));
});
