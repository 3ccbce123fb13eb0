import { screen, waitFor, within } from '@testing-library/react';
import type { Note } from '@lens/contracts/consultation-records';
import { useSession } from '@lens/platform/session';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { setNoteDraft } from '../note-drafts';
import { ada, ben } from '../testing/consultations';
import { maraId, linId, showInbox } from '../testing/show-inbox';

const mine: Note = {
  id: '00000000-0000-4000-8000-0000000000d1',
  user_id: maraId,
  username: 'mara',
  text: 'Called, no answer.',
  created_at: ada.created_at,
  revision: 1,
  changed_by: 'mara',
};
const theirs: Note = { ...mine, id: mine.id.replace('d1', 'd2'), user_id: linId, username: 'lin' };
const listed = (items: object[]): Reply => ({ body: { items, total: items.length, page: 1, limit: 100 } });

let inbox: ReturnType<typeof showInbox>;
const open = (respond?: (sent: Sent) => Reply | undefined, role: 'admin' | 'editor' = 'admin') => {
  inbox = showInbox({
    requests: [ada, ben],
    respond,
    role,
    address: `/admin/consultations?request=${ada.id}`,
  });
  return inbox;
};
const panel = () => screen.findByRole('region', { name: 'Request of Ada Reyes' });
const note = () => screen.findByLabelText<HTMLTextAreaElement>('Write a note');

afterEach(() => {
  // The removed rows are cleared with the session.
  useSession.getState().signOut();
  inbox.api.restore();
  for (const { id } of [ada, ben]) setNoteDraft(id, '');
});

test('a request opens with all fields, and the preferred way to answer stands out', async () => {
  open();
  const details = await panel();
  for (const text of ['LASIK', 'Korean', 'Wanted', ada.reference, ada.phone, ada.email, ada.message])
    expect(details.textContent).toContain(text);
  const links = within(details).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:5625550134',
    'mailto:ada@example.com?subject=Your%20consultation%20request%20LV-7K3M-9QXD',
  ]);
  expect(links.map((link) => link.dataset['look'])).toEqual(['plain', 'main']);
  await waitFor(() => expect(inbox.api.sent.map(({ path }) => path)).toContain(`/consultations/${ada.id}`));
});

test('a request is assigned in its details', async () => {
  const { user, writes } = open();
  const select = within(await panel()).getByLabelText<HTMLSelectElement>('Assignee of Ada Reyes');
  await waitFor(() => expect(select.options).toHaveLength(3));
  await user.selectOptions(select, 'lin');
  await screen.findByText('Assigned to lin: Ada Reyes');
  await waitFor(() =>
    expect(writes()).toEqual([['PATCH', `/consultations/${ada.id}/assignee`, { assignee: linId }]]),
  );
  expect(select.value).toBe(linId);
});

test('notes are listed, added by a shortcut, and deleted by their author', async () => {
  const { user, writes } = open(({ method, path }) => {
    if (method === 'DELETE') return { status: 204, text: '' };
    if (!path.endsWith('/notes')) return undefined;
    return method === 'POST'
      ? { status: 201, body: { ...mine, id: 'new', text: 'Will call.' } }
      : listed([mine, theirs]);
  });
  expect(await screen.findAllByText('Called, no answer.')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1);
  await user.type(await note(), 'Will call.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () => expect((await note()).value).toBe(''));
  expect(screen.getByText('Will call.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Delete' })[1]!);
  await user.click(await screen.findByRole('button', { name: 'Delete the note' }));
  await screen.findByText('The note is deleted.');
  expect(writes()).toEqual([
    ['POST', `/consultations/${ada.id}/notes`, { text: 'Will call.' }],
    ['DELETE', `/consultations/${ada.id}/notes/${mine.id}`, undefined],
  ]);
});

test('an unsaved note stays, also while another request is open, and can be saved later', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let isDown = true;
  const { user } = open(({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('/notes')) return undefined;
    return isDown ? { status: 503, body: { error: 'The database is away.' } } : { status: 201, body: mine };
  });
  await panel();
  await user.type(await note(), 'Called, no answer.');
  await user.click(screen.getByRole('button', { name: /^Save the note/ }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved: The database is away.');
  await user.click(await screen.findByRole('button', { name: 'Ben Okoro' }));
  await screen.findByRole('region', { name: 'Request of Ben Okoro' });
  expect((await note()).value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Ada Reyes' }));
  await panel();
  expect((await note()).value).toBe('Called, no answer.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: /^Save the note/ }));
  await waitFor(async () => expect((await note()).value).toBe(''));
  log.mockRestore();
});

test('who has seen a request, and how, is loaded on demand', async () => {
  const views = (['list', 'read', 'notes', 'export'] as const).map((kind) => ({ ...theirs, id: kind, kind }));
  const { user, api } = open(({ path }) => (path.endsWith('/views') ? listed(views) : undefined));
  await panel();
  expect(api.sent.some(({ path }) => path.endsWith('/views'))).toBe(false);
  await user.click(screen.getByText('Who has seen this'));
  const seen = (await screen.findByText(/opened it/)).closest('ul')!;
  expect(
    within(seen)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split(',')[0]),
  ).toEqual(['lin saw it in the list', 'lin opened it', 'lin read its notes', 'lin exported it']);
});

test('a person’s data is erased only after their email address is typed [INBOX-9]', async () => {
  const erased = { consultations: 2, notes: 1, views: 4, subscriptions: 0, mails: 3 };
  const { user, writes } = open(({ path }) => (path.endsWith('/erase') ? { body: erased } : undefined));
  await user.click(within(await panel()).getByRole('button', { name: /This person/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Erase everything…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase this person’s data?' });
  within(dialog).getByText(/Requests with another email address stay/);
  const erase = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Erase everything' });
  await user.type(within(dialog).getByLabelText('Type the email address'), 'ada@example.co');
  expect(erase.disabled).toBe(true);
  await user.keyboard('m{Enter}');
  await screen.findByText('Erased: 2 requests, 1 note, 3 emails.');
  expect(writes()).toEqual([['POST', '/consultations/people/erase', { email: ada.email }]]);
  expect(screen.queryByRole('region', { name: /^Request of/ })).toBeNull();
});

test('an editor cannot export or erase a person’s data', async () => {
  open(undefined, 'editor');
  expect(within(await panel()).queryByRole('button', { name: /This person/ })).toBeNull();
});

test('a request that does not exist says so', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  inbox = showInbox({
    requests: [],
    address: `/admin/consultations?request=${ada.id}`,
    respond: ({ path }) =>
      path === `/consultations/${ada.id}`
        ? { status: 404, body: { error: 'There is nothing with this id.' } }
        : undefined,
  });
  expect((await screen.findByRole('alert')).textContent).toContain('There is nothing with this id.');
  log.mockRestore();
});

test('a note that a colleague deletes is removed, and the colleague is named', async () => {
  let notes = [theirs];
  const { emitChange } = open(({ path }) => (path.endsWith('/notes') ? listed(notes) : undefined));
  await screen.findByText(theirs.text);
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  notes = [];
  const event = {
    resource_type: 'consultation_note',
    id: theirs.id,
    within: ada.id,
    action: 'DELETE',
  } as const;
  emitChange({ ...event, revision: 2, by: 'lin' });
  await screen.findByText('lin deleted a note.');
  await waitFor(() => expect(screen.queryByText(theirs.text)).toBeNull());
});

test('a note that is erased with its request is not announced as deleted', async () => {
  const { emitChange } = open(({ path }) => (path.endsWith('/notes') ? listed([theirs]) : undefined));
  await screen.findByText(theirs.text);
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const about = {
    resource_type: 'consultation_note',
    id: theirs.id,
    within: ada.id,
    action: 'DELETE',
  } as const;
  emitChange({ ...about, revision: 1, by: 'lin' });
  emitChange({ id: ada.id, action: 'DELETE' });
  await screen.findByText('lin erased this patient’s data.');
  expect(screen.queryByText('lin deleted a note.')).toBeNull();
});

describe('when a colleague erases a person', () => {
  const erased = { id: ada.id, action: 'DELETE' } as const;
  const waitForStream = () => waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));

  test('the request is removed at once, the colleague is named, and the unsaved note can be copied', async () => {
    const { user, emitChange } = open();
    await user.type(await note(), 'She wants Saturday.');
    await waitForStream();
    emitChange(erased);
    expect((await screen.findByText('lin erased this patient’s data.')).getAttribute('role')).toBe('alert');
    expect(screen.queryByText(/Ada|Reyes|ada@example\.com/)).toBeNull();
    const unsaved = screen.getByLabelText<HTMLTextAreaElement>('Your unsaved text:');
    expect([unsaved.value, unsaved.readOnly]).toEqual(['She wants Saturday.', true]);
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe('She wants Saturday.');
    await user.click(screen.getByRole('button', { name: 'Discard the text and close' }));
    await waitFor(() => expect(screen.queryByText('lin erased this patient’s data.')).toBeNull());
  });

  test('a notice beside another open request leads to the unsaved note', async () => {
    const { user, emitChange } = open();
    await user.type(await note(), 'She wants Saturday.');
    await user.click(screen.getByRole('button', { name: 'Ben Okoro' }));
    await screen.findByRole('region', { name: 'Request of Ben Okoro' });
    await waitForStream();
    emitChange(erased);
    await user.click(await screen.findByRole('button', { name: 'Show your text' }));
    await screen.findByText('lin erased this patient’s data.');
    screen.getByDisplayValue('She wants Saturday.');
  });

  test('saving a note shows that the request is gone, without an event', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const notFound = { status: 404, body: { error: 'There is nothing with this id.', code: 'not_found' } };
    const { user } = open(({ method, path }) =>
      method === 'POST' && path.endsWith('/notes') ? notFound : undefined,
    );
    await user.type(await note(), 'She wants Saturday.{Control>}{Enter}{/Control}');
    await screen.findByText('This patient’s data was erased.');
    screen.getByDisplayValue('She wants Saturday.');
    log.mockRestore();
  });
});

test('other requests with the same email address or phone are listed, and open with the same filters', async () => {
  const { id, reference, firstName, lastName, created_at } = ben;
  const otherRequest = { id, reference, firstName, lastName, created_at, status: 'booked', same: 'phone' };
  const { user } = open(({ path }) =>
    path === `/consultations/${ada.id}/others` ? listed([otherRequest]) : undefined,
  );
  const details = within(await panel());
  await user.click(await details.findByText('1 more request with the same phone number'));
  expect(details.getByRole('listitem').textContent).toMatch(
    `Same phone number: Ben Okoro, ${ben.reference}, Booked, `,
  );
  await user.click(details.getByRole('link', { name: ben.reference }));
  await screen.findByRole('region', { name: 'Request of Ben Okoro' });
  await waitFor(() => expect(screen.queryByText(/more request/)).toBeNull());
});
