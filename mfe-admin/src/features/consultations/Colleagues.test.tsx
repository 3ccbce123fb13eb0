import { act, screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { ada, ben } from './testing/consultations';
import { maraId, linId, showInbox } from './testing/show-inbox';

let inbox: ReturnType<typeof showInbox>;
const show = (options: Parameters<typeof showInbox>[0]) => (inbox = showInbox(options));
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const statusOf = async (name: string) =>
  within(await rowOf(name)).getByRole<HTMLSelectElement>('combobox', { name: `Status of ${name}` });
const listening = () => waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));

afterEach(() => inbox.api.restore());

test('what a colleague does to a request stands in its row, with who it was, and the list is not read anew', async () => {
  const { emitChange, queries } = show({ requests: [ada, ben] });
  await rowOf('Ada Reyes');
  await listening();
  emitChange({ id: ada.id }, { status: 'booked' });
  await waitFor(async () => expect((await statusOf('Ada Reyes')).value).toBe('booked'));
  await screen.findByText('lin changed Ada Reyes: Booked');
  expect(queries().slice(1)).toEqual([{ id: ada.id, limit: '1' }]);
});

test('who took a request, gave it to somebody or gave it back is said so', async () => {
  const { emitChange } = show({ requests: [ada] });
  await rowOf('Ada Reyes');
  await listening();
  emitChange({ id: ada.id }, { assignee: linId });
  await screen.findByText('lin took Ada Reyes’s request.');
  emitChange({ id: ada.id }, { assignee: maraId });
  await screen.findByText('lin gave you Ada Reyes’s request.');
  emitChange({ id: ada.id }, { assignee: null });
  await screen.findByText('lin gave Ada Reyes’s request back: nobody is assigned.');
});

test('a colleague whose account is new is called by name', async () => {
  const anew = '00000000-0000-4000-8000-0000000000e9';
  const accounts = [{ id: linId, username: 'lin' }];
  const { emitChange } = show({
    requests: [ada, { ...ben, assignee: linId }],
    respond: ({ path }) =>
      path === '/consultations/assignees'
        ? { body: { items: [...accounts], total: accounts.length, page: 1, limit: 100 } }
        : undefined,
  });
  await waitFor(async () => expect((await rowOf('Ben')).textContent).toContain('lin'));
  await listening();
  accounts.push({ id: anew, username: 'noa' });
  emitChange({ id: ada.id }, { assignee: anew });
  await waitFor(async () => expect((await rowOf('Ada Reyes')).textContent).toContain('noa'));
});

test('a name that ends in an initial gets no second full stop', async () => {
  const { emitChange } = show({ requests: [{ ...ada, lastName: 'P.' }] });
  await rowOf('Ada P.');
  await listening();
  emitChange({ id: ada.id }, { phone: '+15625550111' });
  await screen.findByText('lin changed Ada P.');
});

test('what comes back of one’s own change is nobody’s news', async () => {
  const { user, emitChange, queries } = show({ requests: [ada] });
  await user.selectOptions(await statusOf('Ada Reyes'), 'Contacted');
  await screen.findByText('Contacted: Ada Reyes');
  await listening();
  emitChange({ id: ada.id, revision: 2, by: 'mara' });
  await waitFor(() => expect(queries()).toHaveLength(1));
  expect(screen.queryByText(/^mara changed/)).toBeNull();
});

test('a request that a colleague took is taken from them by choice alone, and not by a key', async () => {
  const { user, writes } = show({ requests: [{ ...ada, assignee: linId }] });
  await rowOf('Ada Reyes');
  await screen.findAllByText('lin');
  await user.keyboard('ja');
  await screen.findByText('Already assigned to lin: Ada Reyes');
  expect(writes()).toEqual([]);
});

test('what is read of a colleague’s change is older than what one changes meanwhile, and does not take it back', async () => {
  const answers: ((reply: Reply) => void)[] = [];
  const later = () => new Promise<Reply>((resolve) => answers.push(resolve));
  const { user, emitChange, queries } = show({
    requests: [ada],
    respond: ({ method, query }) =>
      answers.length < 2 && (method === 'PATCH' || query['id']) ? later() : undefined,
  });
  const status = await statusOf('Ada Reyes');
  await listening();
  emitChange({ id: ada.id }, { assignee: linId });
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.selectOptions(status, 'Contacted');
  await waitFor(() => expect(answers).toHaveLength(2));
  const taken = { ...ada, assignee: linId, revision: 2 };
  await act(async () => answers[0]!({ body: { items: [taken], total: 1, page: 1, limit: 1 } }));
  expect((await statusOf('Ada Reyes')).value).toBe('contacted');
  await act(async () => answers[1]!({ body: { ...taken, status: 'contacted', revision: 3 } }));
  await waitFor(() => expect(queries().filter(({ id }) => id)).toHaveLength(1));
  expect((await statusOf('Ada Reyes')).value).toBe('contacted');
});
