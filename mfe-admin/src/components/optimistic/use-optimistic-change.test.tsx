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
}
const things = [
  { id: 'one', status: 'pending' },
  { id: 'two', status: 'pending' },
];

function Things() {
  const list = usePrivateList({ sort: 'id' });
  const query = useListQuery<Thing>(['things'], '/things', list);
  const change = useOptimisticChange<Thing, string>({
    key: ['things'],
    valueOf: ({ status }) => status,
    apply: (thing, status) => ({ ...thing, status }),
    send: (id, status) => api.patch(`/things/${id}`, { status }),
    said: (items, status) => `${items.length} ${status}.`,
    noun: 'thing',
  });
  const items = query.data?.items ?? [];
  return (
    <>
      <p data-testid="shown">{items.map(({ id, status }) => `${id} ${status}`).join()}</p>
      <button onClick={() => list.setPage(2)}>Next</button>
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
  await shows('one pending,two pending');
};
const shows = (text: string) => waitFor(() => expect(screen.getByTestId('shown').textContent).toBe(text));
const patches = () =>
  fake.sent
    .filter(({ method }) => method === 'PATCH')
    .map(({ path, body }) => [path, (body as Thing).status]);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => fake.restore());

test('shows at once, tells the API in order, and undoes everything that was done', async () => {
  const answers: (() => void)[] = [];
  await show(() => new Promise((resolve) => answers.push(() => resolve({ body: {} }))));
  await click('Approve');
  await shows('one approved,two approved');
  await screen.findByText('2 approved.');
  await click('Undo');
  await shows('one pending,two pending');
  expect(patches()).toHaveLength(2);
  answers.splice(0).forEach((answer) => answer());
  await waitFor(() => expect(patches()).toHaveLength(4));
  expect(patches().slice(2)).toEqual([
    ['/things/one', 'pending'],
    ['/things/two', 'pending'],
  ]);
  answers.splice(0).forEach((answer) => answer());
  await shows('one pending,two pending');
});

test('a change that the API refuses altogether is not called done', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await show(() => 'no answer');
  await click('Reject');
  await shows('one pending,two pending');
  expect((await screen.findByRole('alert')).textContent).toBe('1 thing not changed.Network error');
  await waitFor(() => expect(screen.queryByText('1 rejected.')).toBeNull());
  log.mockRestore();
});

test('takes back only what the API refused, says why, and tries again when asked', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let refusing = true;
  await show(({ path }) =>
    refusing && path === '/things/two' ? { status: 409, body: { error: 'No consent.' } } : { body: {} },
  );
  await click('Approve');
  await shows('one approved,two pending');
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toBe('1 thing not changed.No consent.');
  refusing = false;
  await click('Try again');
  await shows('one approved,two approved');
  log.mockRestore();
});

test('a page that was being read for the first time is read after all', async () => {
  let asked = 0;
  await show(
    () => ({ body: {} }),
    ({ query }) => {
      if (query['page'] === '1') return pageOf(things);
      asked += 1;
      return asked === 1 ? new Promise<Reply>(() => undefined) : pageOf([{ id: 'three', status: 'pending' }]);
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(asked).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await shows('three pending');
});
