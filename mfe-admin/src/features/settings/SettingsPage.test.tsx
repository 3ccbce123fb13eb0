import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RowChange } from '@lens/contracts/event-stream';
import type { SettingsAnswer } from '@lens/contracts/settings';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { settings } from './testing/settings';
import { api, click, puts, acceptSave, show, write } from './testing/show-settings';

afterEach(() => api.restore());

test('settings are saved as a whole, with the revision that they are based on [SETTINGS-1]', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  write('Main phone', '+15625550177');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sat' }));
  await click('Add an award');
  fireEvent.change(within(screen.getByRole('group', { name: 'Award 2' })).getByLabelText('Award'), {
    target: { value: 'Second' },
  });
  await click('Save settings');
  await screen.findByText('Settings saved. Visitors see them within a few seconds.');
  const { demo: _demo, revision: _revision, changed_by: _by, updated_at: _at, ...value } = settings;
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

test('an invalid value is marked at its field and not sent', async () => {
  await show();
  write('Call Now phone', '555 0199');
  await click('Save settings');
  await screen.findByText(
    'Write the number with its area code, as (562) 555-0142, or with + and the country.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Call Now phone'));
  expect(puts()).toEqual([]);
});

test('Ctrl S saves changes, and sends nothing without changes', async () => {
  await show();
  await userEvent.keyboard('{Control>}s{/Control}');
  write('Practice', 'Another');
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo');
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('Settings saved. Visitors see them within a few seconds.');
  expect(puts()).toEqual([expect.objectContaining({ practice: 'Another', timeZone: 'Asia/Tokyo' })]);
});

test('discarding restores the saved values, after a question', async () => {
  await show();
  write('Practice', 'Another');
  await click('Discard');
  const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLInputElement>('Practice').value).toBe('Another');
  await click('Discard');
  const again = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText<HTMLInputElement>('Practice').value).toBe('Test Practice');
});

test('a phone number is accepted as people write it, and an impossible one is refused', async () => {
  await show();
  write('Main phone', '(562) 555-0177');
  write('Emergency phone', '+0000000000');
  write('ZIP code', 'ABCDE');
  await click('Save settings');
  await screen.findByText('A ZIP code has five digits, as 90712, or nine, as 90712-1234.');
  expect(screen.getByLabelText('Emergency phone').getAttribute('aria-invalid')).toBe('true');
  expect(puts()).toEqual([]);
  write('Emergency phone', '562-555-0178');
  write('ZIP code', '90713');
  await click('Save settings');
  await waitFor(() =>
    expect(puts()).toMatchObject([
      {
        mainPhone: '+15625550177',
        emergencyPhone: '+15625550178',
        address: { ...settings.address, postalCode: '90713' },
      },
    ]),
  );
});

test('a day without hours is mentioned until it has some', async () => {
  await show();
  const day = (name: string) => userEvent.click(screen.getByLabelText(name));
  screen.getByText('Wednesday, Thursday, Friday, Saturday, and Sunday have no hours. Are they closed?');
  for (const name of ['Wed', 'Thu', 'Sat', 'Sun']) await day(name);
  await screen.findByText('Friday has no hours. Is it closed?');
  await day('Fri');
  await waitFor(() => expect(screen.queryByText(/has no hours/)).toBeNull());
});

test('removing a day’s hours asks once before saving', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tue' }));
  await click('Save settings');
  const question = await screen.findByRole('alertdialog', { name: 'Save without hours on Tuesday?' });
  expect(puts()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Go to the hours' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Mon' })));
  expect(puts()).toEqual([]);
  await click('Save settings');
  await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(puts()).toMatchObject([{ hours: [{ days: [1] }] }]));
  write('Practice', 'Another');
  await click('Save settings');
  await waitFor(() => expect(puts()).toHaveLength(2));
});

test('a day that is closed has no hours', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Closed' }));
  await click('Save settings');
  await waitFor(() =>
    expect(puts()).toMatchObject([{ hours: [{ days: [1, 2], opens: null, closes: null }] }]),
  );
});

test('impossible hours are refused at their line and not sent', async () => {
  await show();
  const line = (count: number) => within(screen.getByRole('group', { name: `Hours, line ${count}` }));
  fireEvent.change(line(1).getByLabelText('Closes'), { target: { value: '08:00' } });
  await click('Add hours');
  await userEvent.click(line(2).getByRole('checkbox', { name: 'Tue' }));
  await click('Save settings');
  await line(1).findByText('The closing time must be after the opening time.');
  line(2).getByText('Tuesday is listed twice. List each day once.');
  expect(document.activeElement).toBe(line(1).getByLabelText('Closes'));
  expect(puts()).toEqual([]);

  fireEvent.change(line(1).getByLabelText('Closes'), { target: { value: '' } });
  await line(1).findByText('Fill in both times, or mark the days as closed.');
  fireEvent.change(line(1).getByLabelText('Closes'), { target: { value: '18:00' } });
  await userEvent.click(line(2).getByRole('checkbox', { name: 'Tue' }));
  await userEvent.click(line(2).getByRole('checkbox', { name: 'Sat' }));
  await click('Save settings');
  await waitFor(() =>
    expect(puts()).toMatchObject([
      { hours: [{ days: [1, 2], opens: '09:00', closes: '18:00' }, { days: [6] }] },
    ]),
  );
});

const error = 'lin has changed this in the meantime.';

describe('when a colleague saved first', () => {
  /** The settings in the API. */
  let stored = settings;
  const saveByColleague = (change: Partial<SettingsAnswer>) => {
    stored = { ...stored, ...change, changed_by: 'lin', revision: stored.revision + 1 };
  };
  const showWithConflicts = async () => {
    stored = settings;
    await show(
      (sent) => {
        if (sent.headers['if-match'] !== `"${stored.revision}"`)
          return { status: 412, body: { error, code: 'revision_conflict' } };
        stored = { ...stored, ...(sent.body as object), changed_by: 'mara', revision: stored.revision + 1 };
        return { body: stored };
      },
      () => stored,
    );
  };
  const findConflict = async () =>
    within(await screen.findByRole('dialog', { name: 'lin saved the settings' }));
  const choose = (dialog: Awaited<ReturnType<typeof findConflict>>, name: string) =>
    userEvent.click(dialog.getByRole('button', { name }));

  test('changes to different fields are both kept', async () => {
    await showWithConflicts();
    write('Surgeon', 'Dr. Mine');
    saveByColleague({ mainPhone: '+15625550188', hours: [{ days: [6], opens: null, closes: null }] });
    await click('Save settings');
    const dialog = await findConflict();
    dialog.getByText('Hours');
    expect(dialog.queryAllByRole('radio')).toEqual([]);
    await choose(dialog, 'Keep both changes');
    await screen.findByText('Settings saved. Visitors see them within a few seconds.');
    expect(stored).toMatchObject({
      surgeon: 'Dr. Mine',
      mainPhone: '+15625550188',
      hours: [{ days: [6], opens: null, closes: null }],
    });
  });

  test('a disputed field is chosen, and a save during the choice leads to another choice', async () => {
    await showWithConflicts();
    write('Main phone', '+15625550111');
    saveByColleague({ mainPhone: '+15625550188' });
    await click('Save settings');
    const dialog = await findConflict();
    dialog.getByText('+15625550188');
    saveByColleague({ emergencyPhone: '+15625550199', mainPhone: '+15625550177' });
    await choose(dialog, 'Save this choice');
    const again = await findConflict();
    await again.findByText('+15625550177');
    expect(stored.mainPhone).toBe('+15625550177');
    await userEvent.click(again.getByRole('radio', { name: 'Mine' }));
    await choose(again, 'Save this choice');
    await screen.findByText('Settings saved. Visitors see them within a few seconds.');
    expect(stored).toMatchObject({ mainPhone: '+15625550111', emergencyPhone: '+15625550199' });
  });

  test('theirs can be taken instead', async () => {
    await showWithConflicts();
    write('Surgeon', 'Dr. Mine');
    saveByColleague({ surgeon: 'Dr. Theirs' });
    await click('Save settings');
    await choose(await findConflict(), 'Take theirs');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Surgeon').value).toBe('Dr. Theirs'));
    expect(puts()).toHaveLength(1);
  });
});

const emitSave = (change: Partial<RowChange>) => {
  const defaults = { resource_type: 'settings', id: '1', within: null, action: 'UPDATE', by: 'lin' };
  const data = JSON.stringify({ ...defaults, ...change });
  act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('change', { data })));
};
const waitForStream = () => waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));

test('a colleague’s save is shown at once in a form without changes, and announced', async () => {
  let stored = settings;
  await show(acceptSave, () => stored);
  await waitForStream();
  stored = { ...settings, surgeon: 'Dr. Theirs', revision: 5 };
  emitSave({ revision: 5 });
  await screen.findByText('lin saved the settings.');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Surgeon').value).toBe('Dr. Theirs'));
  write('Practice', 'Mine');
  await click('Save settings');
  await waitFor(() => expect(puts()).toMatchObject([{ practice: 'Mine', surgeon: 'Dr. Theirs' }]));
  expect(api.sent.find(({ method }) => method === 'PUT')?.headers['if-match']).toBe('"5"');
});

test('a form with changes stays as it is, and names who saved before and after saving', async () => {
  let stored = settings;
  await show(
    () => ({ status: 412, body: { error, code: 'revision_conflict' } }),
    () => stored,
  );
  await waitForStream();
  write('Surgeon', 'Dr. Mine');
  stored = { ...settings, surgeon: 'Dr. Theirs', changed_by: 'lin', revision: 5 };
  emitSave({ revision: 5 });
  await screen.findByText(
    'lin has saved the settings in the meantime. When you save, you choose which version to keep.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Surgeon').value).toBe('Dr. Mine');
  await click('Save settings');
  expect(api.sent.find(({ method }) => method === 'PUT')?.headers['if-match']).toBe('"4"');
  within(await screen.findByRole('dialog', { name: 'lin saved the settings' })).getByText('Dr. Theirs');
});
