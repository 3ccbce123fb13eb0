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
const waitForStream = () => waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));

afterEach(() => inbox.api.restore());

test('a colleague’s change is shown in the row and announced, without loading the list again', async () => {
  const { emitChange, queries } = show({ requests: [ada, ben] });
  await rowOf('Ada Reyes');
  await waitForStream();
  emitChange({ id: ada.id }, { status: 'booked' });
  await waitFor(async () => expect((await statusOf('Ada Reyes')).value).toBe('booked'));
  await screen.findByText('lin changed Ada Reyes: Booked');
  expect(queries().slice(1)).toEqual([{ id: ada.id, limit: '1' }]);
});

test('taking, assigning and returning a request are announced', async () => {
  const { emitChange } = show({ requests: [ada] });
  await rowOf('Ada Reyes');
  await waitForStream();
  emitChange({ id: ada.id }, { assignee: linId });
  await screen.findByText('lin took Ada Reyes’s request.');
  emitChange({ id: ada.id }, { assignee: maraId });
  await screen.findByText('lin gave you Ada Reyes’s request.');
  emitChange({ id: ada.id }, { assignee: null });
  await screen.findByText('lin gave Ada Reyes’s request back: nobody is assigned.');
});

test('a colleague with a new account is shown by name', async () => {
  const newUserId = '00000000-0000-4000-8000-0000000000e9';
  const accounts = [{ id: linId, username: 'lin' }];
  const { emitChange } = show({
    requests: [ada, { ...ben, assignee: linId }],
    respond: ({ path }) =>
      path === '/consultations/assignees'
        ? { body: { items: [...accounts], total: accounts.length, page: 1, limit: 100 } }
        : undefined,
  });
  await waitFor(async () => expect((await rowOf('Ben')).textContent).toContain('lin'));
  await waitForStream();
  accounts.push({ id: newUserId, username: 'noa' });
  emitChange({ id: ada.id }, { assignee: newUserId });
  await waitFor(async () => expect((await rowOf('Ada Reyes')).textContent).toContain('noa'));
});

test('a name that ends in an initial gets no second full stop', async () => {
  const { emitChange } = show({ requests: [{ ...ada, lastName: 'P.' }] });
  await rowOf('Ada P.');
  await waitForStream();
  emitChange({ id: ada.id }, { phone: '+15625550111' });
  await screen.findByText('lin changed Ada P.');
});

test('one’s own change is not announced', async () => {
  const { user, emitChange, queries } = show({ requests: [ada] });
  await user.selectOptions(await statusOf('Ada Reyes'), 'Contacted');
  await screen.findByText('Contacted: Ada Reyes');
  await waitForStream();
  emitChange({ id: ada.id, revision: 2, by: 'mara' });
  await waitFor(() => expect(queries()).toHaveLength(1));
  expect(screen.queryByText(/^mara changed/)).toBeNull();
});

test('a shortcut does not take a request from a colleague', async () => {
  const { user, writes } = show({ requests: [{ ...ada, assignee: linId }] });
  await rowOf('Ada Reyes');
  await screen.findAllByText('lin');
  await user.keyboard('ja');
  await screen.findByText('Already assigned to lin: Ada Reyes');
  expect(writes()).toEqual([]);
});

test('a row that was read before one’s own change does not revert it', async () => {
  const answers: ((reply: Reply) => void)[] = [];
  const defer = () => new Promise<Reply>((resolve) => answers.push(resolve));
  const { user, emitChange, queries } = show({
    requests: [ada],
    respond: ({ method, query }) =>
      answers.length < 2 && (method === 'PATCH' || query['id']) ? defer() : undefined,
  });
  const status = await statusOf('Ada Reyes');
  await waitForStream();
  emitChange({ id: ada.id }, { assignee: linId });
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.selectOptions(status, 'Contacted');
  await waitFor(() => expect(answers).toHaveLength(2));
  const assigned = { ...ada, assignee: linId, revision: 2 };
  await act(async () => answers[0]!({ body: { items: [assigned], total: 1, page: 1, limit: 1 } }));
  expect((await statusOf('Ada Reyes')).value).toBe('contacted');
  await act(async () => answers[1]!({ body: { ...assigned, status: 'contacted', revision: 3 } }));
  await waitFor(() => expect(queries().filter(({ id }) => id)).toHaveLength(1));
  expect((await statusOf('Ada Reyes')).value).toBe('contacted');
});
