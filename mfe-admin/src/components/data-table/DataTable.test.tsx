import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createColumnHelper } from '@tanstack/react-table';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { Button } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { renderPage } from '../../testing/render-page';
import { usePreferences } from '@lens/platform/preferences';
import { DataTable } from './DataTable';
import { ListBar } from './ListBar';
import { ListFilter } from './ListFilter';
import { useListQuery } from './use-list-query';
import { rowFocusTarget } from './use-row-keys';
import { useUrlList } from './use-url-list';

interface Person {
  id: string;
  name: string;
}
const people = ['Ada', 'Ben', 'Cleo'].map((name) => ({ id: name.toLowerCase(), name }));
const pageOf = (items: Person[], total = items.length) => ({ body: { items, total, page: 1, limit: 20 } });

const column = createColumnHelper<Person>();
const columns = [
  column.accessor('name', {
    header: 'Name',
    cell: ({ getValue }) => (
      <button type="button" {...rowFocusTarget}>
        {getValue()}
      </button>
    ),
  }),
];
const filters = { status: ['pending', 'approved'] };
const sortable = ['created_at', 'name'];
const nameOf = ({ name }: Person) => name;
let greeted: string[];
let marked: string[][];

function People() {
  const list = useUrlList({ sort: '-created_at', sortable, filters });
  const query = useListQuery<Person>(['people'], '/people', list);
  return (
    <>
      <ListBar list={list}>
        <ListFilter list={list} name="status" label="Status" options={[['pending', 'Waiting']]} />
      </ListBar>
      <DataTable
        noun={{ one: 'person', many: 'people' }}
        query={query}
        list={list}
        columns={columns}
        nameOf={nameOf}
        rowKeys={[{ key: 'g', label: 'Greet', run: ({ name }) => greeted.push(name) }]}
        bulkActions={(selected, clear) => (
          <Button
            onClick={() => {
              marked.push(selected.map(nameOf));
              clear();
            }}
          >
            Mark
          </Button>
        )}
        emptyState={<EmptyState action={<Button>Add one</Button>}>Nobody yet.</EmptyState>}
      />
    </>
  );
}

let api: ReturnType<typeof fakeApi>;
const show = (
  respond: (sent: Sent) => Reply | Promise<Reply> = () => pageOf(people),
  at = '/admin/people',
) => {
  api = fakeApi(respond);
  signInAs();
  renderPage(<People />, { at });
  return userEvent.setup();
};
const address = () => screen.getByTestId('address').textContent;
const lastQuery = () => api.sent.at(-1)?.query;
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  greeted = [];
  marked = [];
});
afterEach(() => api.restore());

test('search, filter, sort order and page are in the address and are applied by the API', async () => {
  const user = show(() => pageOf(people, 50));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/admin/people?page=2'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waiting');
  await waitFor(() => expect(address()).toBe('/admin/people?status=pending'));
  await user.click(screen.getByRole('button', { name: /Name/ }));
  await user.type(screen.getByRole('searchbox'), 'ad');
  await waitFor(() => expect(address()).toBe('/admin/people?status=pending&sort=name&search=ad'));
  await waitFor(() =>
    expect(lastQuery()).toEqual({ page: '1', limit: '20', sort: 'name', search: 'ad', status: 'pending' }),
  );
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('ascending');
});

test('a shared address is requested, without its unknown values', async () => {
  show(undefined, '/admin/people?page=3&sort=secret&status=nonsense&search=ben&color=red');
  await screen.findByText('Ada');
  expect(api.sent[0]?.query).toEqual({ page: '3', limit: '20', sort: '-created_at', search: 'ben' });
});

test('a page beyond the end is replaced by the last one', async () => {
  show(({ query }) => (query['page'] === '9' ? pageOf([], 3) : pageOf(people)), '/admin/people?page=9');
  await screen.findByText('Ada');
  expect(address()).toBe('/admin/people');
});

test('J and K move through the rows, other keys act on the row with the focus', async () => {
  const user = show();
  await screen.findByText('Ada');
  await user.keyboard('g');
  expect(greeted).toEqual([]);
  await user.keyboard('jj');
  expect(focused()).toBe('Ben');
  await user.keyboard('gkg');
  expect(greeted).toEqual(['Ben', 'Ada']);
});

test('J does not skip the row that takes the place of a removed one', async () => {
  let listed = people;
  const user = show(() => pageOf(listed));
  await screen.findByText('Ada');
  await user.keyboard('jj');
  listed = people.filter(({ name }) => name !== 'Ben');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waiting');
  await waitFor(() => expect(screen.queryByText('Ben')).toBeNull());
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('g');
  expect(greeted).toEqual([]);
  await user.keyboard('jg');
  expect(greeted).toEqual(['Cleo']);
});

test('shortcuts do nothing while somebody types, or when they are switched off', async () => {
  const user = show();
  await screen.findByText('Ada');
  await user.keyboard('/');
  await user.keyboard('j');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('j');
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByText('Greet')).toBeTruthy();
  await user.click(within(keys).getByRole('switch', { name: 'Use single-key shortcuts' }));
  await user.keyboard('{Escape}');
  screen.getByText('Ada').focus();
  await user.keyboard('g');
  expect(greeted).toEqual([]);
  await act(() => usePreferences.setState({ singleKeys: true }));
});

test('rows are selected by checkbox, by X and all at once, for bulk actions', async () => {
  const user = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Cleo' }));
  screen.getByText('Ada').focus();
  await user.keyboard('x');
  const bar = screen.getByRole('group', { name: 'Selected rows' });
  expect(within(bar).getByRole('status').textContent).toBe('2 selected');
  await user.click(within(bar).getByRole('button', { name: 'Mark' }));
  expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Mark' }));
  expect(marked).toEqual([
    ['Ada', 'Cleo'],
    ['Ada', 'Ben', 'Cleo'],
  ]);
});

test('a filtered list without results offers to show all rows', async () => {
  const user = show(({ query }) => pageOf(query['search'] || query['status'] ? [] : people));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Waiting');
  await screen.findByText(/No person matches/);
  await user.click(screen.getByRole('button', { name: 'Show all people' }));
  await screen.findByText('Ada');
});

test('an empty list offers to add the first row', async () => {
  show(() => pageOf([]));
  expect(await screen.findByRole('button', { name: 'Add one' })).toBeTruthy();
});

test('a list that cannot be loaded says why, and can be loaded again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const replies: Reply[] = [{ status: 503, body: { error: 'The database is away.' } }];
  const user = show(() => replies.shift() ?? pageOf(people));
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ada');
  log.mockRestore();
});
