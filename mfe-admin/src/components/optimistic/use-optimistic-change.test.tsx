import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { api } from '../../api';
import { renderPage } from '../../testing/render-page';
import { usePrivateList } from '../data-table/use-private-list';
import { useListQuery } from '../data-table/use-list-query';
import { useOptimisticChange } from './use-optimistic-change';

interface Thing {
  id: string;
  status: string;
  revision: number;
}
const things = [
  { id: 'one', status: 'pending', revision: 1 },
  { id: 'two', status: 'pending', revision: 1 },
];

function Things() {
  const list = usePrivateList({ sort: 'id' });
  const query = useListQuery<Thing>(['things'], '/things', list);
  const change = useOptimisticChange<Thing, string>({
    key: ['things'],
    itemKey: (id) => ['things', id],
    nameOf: ({ id }) => id,
    read: async (id) => (await api.get<Thing>(`/things/${id}`)).data,
    describeState: ({ status }) => `It is ${status} now.`,
    valueOf: ({ status }) => status,
    apply: (thing, status) => ({ ...thing, status }),
    send: async (id, status, baseRevision) =>
      (await api.patch<Thing>(`/things/${id}`, { status }, { baseRevision })).data,
    describe: (items, status) => `${items.length} ${status}.`,
    noun: 'thing',
  });
  const items = query.data?.items ?? [];
  return (
    <>
      <p data-testid="shown">{items.map(({ id, status }) => `${id} ${status}`).join()}</p>
      <button onClick={() => list.setPage(2)}>Next</button>
      <button onClick={() => void query.refetch()}>Read again</button>
      <button onClick={() => void change(items, 'approved')}>Approve</button>
      <button onClick={() => void change(items.slice(0, 1), 'rejected')}>Reject</button>
    </>
  );
}

let fake: ReturnType<typeof fakeApi>;
const pageOf = (items: Thing[]): Reply => ({ body: { items, total: 2, page: 1, limit: 20 } });
const show = async (
  patch: (sent: Sent) => Reply | Promise<Reply>,
  read: (sent: Sent) => Reply | Promise<Reply> = () => pageOf(things),
) => {
  fake = fakeApi((sent) => (sent.method === 'PATCH' ? patch(sent) : read(sent)));
  signInAs();
  renderPage(<Things />);
  await expectShown('one pending,two pending');
};
/** Accepts the change and returns the next revision. */
const accept = ({ headers }: Sent): Reply => ({
  body: { revision: Number(/\d+/.exec(headers['if-match'] ?? '')?.[0]) + 1 },
});
const sentRevisions = () =>
  fake.sent.filter(({ method }) => method === 'PATCH').map(({ headers }) => headers['if-match']);
const expectShown = (text: string) =>
  waitFor(() => expect(screen.getByTestId('shown').textContent).toBe(text));
const patches = () =>
  fake.sent
    .filter(({ method }) => method === 'PATCH')
    .map(({ path, body }) => [path, (body as Thing).status]);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => fake.restore());

test('a change is shown at once, sent in order, and undone as a whole', async () => {
  const answers: (() => void)[] = [];
  await show((sent) => new Promise((resolve) => answers.push(() => resolve(accept(sent)))));
  await click('Approve');
  await expectShown('one approved,two approved');
  await screen.findByText('2 approved.');
  await click('Undo');
  await expectShown('one pending,two pending');
  expect(patches()).toHaveLength(2);
  answers.splice(0).forEach((answer) => answer());
  await waitFor(() => expect(patches()).toHaveLength(4));
  expect(patches().slice(2)).toEqual([
    ['/things/one', 'pending'],
    ['/things/two', 'pending'],
  ]);
  expect(sentRevisions()).toEqual(['"1"', '"1"', '"2"', '"2"']);
  answers.splice(0).forEach((answer) => answer());
  await expectShown('one pending,two pending');
});

test('a change that the API refuses for all rows is not announced as done', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await show(() => 'no answer');
  await click('Reject');
  await expectShown('one pending,two pending');
  expect((await screen.findByRole('alert')).textContent).toBe('1 thing not changed.Network error');
  await waitFor(() => expect(screen.queryByText('1 rejected.')).toBeNull());
  log.mockRestore();
});

test('only refused rows are reverted, with the reason and a retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let refusing = true;
  await show((sent) =>
    refusing && sent.path === '/things/two' ? { status: 409, body: { error: 'No consent.' } } : accept(sent),
  );
  await click('Approve');
  await expectShown('one approved,two pending');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toBe('1 thing not changed.No consent.');
  refusing = false;
  await click('Try again');
  await expectShown('one approved,two approved');
  log.mockRestore();
});

test('a first load that a change cancelled is started again', async () => {
  let requestCount = 0;
  await show(accept, ({ query }) => {
    if (query['page'] === '1') return pageOf(things);
    requestCount += 1;
    return requestCount === 1
      ? new Promise<Reply>(() => undefined)
      : pageOf([{ id: 'three', status: 'pending', revision: 1 }]);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(requestCount).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await expectShown('three pending');
});

test('a list that was loaded before the API accepted a change does not revert it', async () => {
  let answer = () => {};
  await show((sent) => new Promise((resolve) => (answer = () => resolve(accept(sent)))));
  await click('Reject');
  await expectShown('one rejected,two pending');
  await waitFor(() => expect(patches()).toHaveLength(1));
  await click('Read again');
  await expectShown('one pending,two pending');
  answer();
  await expectShown('one rejected,two pending');
});

const conflict: Reply = {
  status: 412,
  body: { error: 'lin has changed this in the meantime.', code: 'revision_conflict' },
};

test('an undo keeps a colleague’s later change, and names the colleague', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let patched = 0;
  await show(
    (sent) => ((patched += 1) === 1 ? accept(sent) : conflict),
    ({ path }) =>
      path === '/things/one' ? { body: { id: 'one', status: 'sold', revision: 3 } } : pageOf(things),
  );
  await click('Reject');
  await expectShown('one rejected,two pending');
  await click('Undo');
  await expectShown('one sold,two pending');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toBe('Not undone.lin has changed this in the meantime. It is sold now.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(sentRevisions()).toEqual(['"1"', '"2"']);
  log.mockRestore();
});

test('an undo of several rows names those that were undone and those that were not', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let approved = 0;
  await show(
    (sent) => ((approved += 1) <= 2 || sent.path === '/things/two' ? accept(sent) : conflict),
    ({ path }) =>
      path === '/things/one' ? { body: { id: 'one', status: 'sold', revision: 3 } } : pageOf(things),
  );
  await click('Approve');
  await expectShown('one approved,two approved');
  await click('Undo');
  await expectShown('one sold,two pending');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toBe(
    'Undone: two. Not undone: one.one: lin has changed this in the meantime. It is sold now.',
  );
  log.mockRestore();
});

test('a change based on an old revision shows the current value, and overwrites it only on request', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await show(
    (sent) => (sent.headers['if-match'] === '"4"' ? accept(sent) : conflict),
    ({ path }) =>
      path === '/things/one' ? { body: { id: 'one', status: 'sold', revision: 4 } } : pageOf(things),
  );
  await click('Reject');
  await expectShown('one sold,two pending');
  expect((await screen.findByRole('alert')).textContent).toContain('It is sold now.');
  await click('Change it anyway');
  await expectShown('one rejected,two pending');
  log.mockRestore();
});

test('each refused row is named with its reason', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await show(({ path }) => ({ status: 409, body: { error: `No consent for ${path.slice(-3)}.` } }));
  await click('Approve');
  await expectShown('one pending,two pending');
  expect((await screen.findByRole('alert')).textContent).toBe(
    '2 things not changed.one: No consent for one.\ntwo: No consent for two.',
  );
  log.mockRestore();
});
