import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Reply } from '@lens/platform/testing/fake-api';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { ada, ben } from './testing/consultations';
import { maraId, showInbox } from './testing/show-inbox';

let inbox: ReturnType<typeof showInbox>;
const show = (options: Parameters<typeof showInbox>[0]) => (inbox = showInbox(options));
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const statusOf = async (name: string) =>
  within(await rowOf(name)).getByRole<HTMLSelectElement>('combobox', { name: `Status of ${name}` });
const address = () => screen.getByTestId('address').textContent;

afterEach(() => inbox.api.restore());

test('lists requests with the time since they arrived, newest first [INBOX-1]', async () => {
  show({ requests: [ada] });
  const row = await rowOf('Ada Reyes');
  expect(row.textContent).toContain('3 hours ago');
  expect(row.textContent).toContain('Korean');
  expect(row.textContent).toContain('Interpreter');
  expect(screen.getByText('1 request')).toBeTruthy();
  expect(inbox.queries()).toEqual([{ page: '1', limit: '20', sort: '-created_at' }]);
});

test('a request that waits longer than promised says so', async () => {
  const late = { ...ada, created_at: new Date(Date.now() - 30 * 3_600_000).toISOString() };
  show({ requests: [late, { ...late, ...ben, created_at: late.created_at, status: 'contacted' }] });
  expect((await rowOf('Ada Reyes')).textContent).toContain('Over 24 h');
  expect((await rowOf('Ben Okoro')).textContent).not.toContain('Over 24 h');
});

test('search waits for a pause, sends one request for the first page, and stays out of the address [REVIEWS-10]', async () => {
  const { user, queries } = show({ requests: [ada], total: 50 });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(queries().at(-1)?.['page']).toBe('2'));
  await user.type(screen.getByRole('searchbox'), ' rey ');
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ search: 'rey', page: '1' }));
  expect(queries().filter(({ search }) => search !== undefined)).toHaveLength(1);
  expect(address()).toBe('/admin/consultations');
});

test('filters by status, assignee, language, procedure, kind and day, all of it in the address [INBOX-7]', async () => {
  const { user, queries } = show({ requests: [ada] });
  await rowOf('Ada Reyes');
  await user.selectOptions(screen.getByLabelText('Status'), 'New');
  const assignee = screen.getByLabelText<HTMLSelectElement>('Assigned to');
  await user.selectOptions(assignee, 'mara (you)');
  const [all, none] = [...assignee.options].map(({ text }) => text);
  expect([all, none]).toEqual(['Anyone', 'Unassigned']);
  await user.selectOptions(screen.getByLabelText('Language'), 'Korean');
  await user.selectOptions(screen.getByLabelText('Procedure'), 'LASIK');
  await user.selectOptions(screen.getByLabelText('Type'), 'Suspected spam');
  await user.type(screen.getByLabelText('From'), '2026-03-10');
  await user.tab();
  await waitFor(() =>
    expect(queries().at(-1)).toEqual({
      page: '1',
      limit: '20',
      sort: '-created_at',
      status: 'new',
      assignee: maraId,
      language: 'ko',
      procedure: 'lasik',
      suspected: 'true',
      // The day begins in the practice’s time zone.
      from: '2026-03-10T07:00:00.000Z',
    }),
  );
  expect(address()).toBe(
    `/admin/consultations?status=new&assignee=${maraId}&language=ko&procedure=lasik&suspected=true&from=2026-03-10`,
  );
});

test('filters, sort order and page stay when a request is opened and closed', async () => {
  const at = '/admin/consultations?status=new&sort=lastName&page=2';
  const { user, queries } = show({ requests: [ada, ben], total: 30, address: at });
  await user.click(await screen.findByRole('button', { name: 'Ada Reyes' }));
  await screen.findByRole('region', { name: 'Request of Ada Reyes' });
  expect(address()).toBe(`${at}&request=${ada.id}`);
  await user.keyboard('j');
  await waitFor(() => expect(address()).toBe(`${at}&request=${ben.id}`));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(at));
  expect(queries()).toEqual([{ page: '2', limit: '20', sort: 'lastName', status: 'new' }]);
});

test('repeating A, E and J does not act on the last request again', async () => {
  const { user, writes } = show({ requests: [ada, ben] });
  await user.click(await screen.findByRole('button', { name: 'Ada Reyes' }));
  await user.keyboard('aejaejaejaej');
  await screen.findByText('That was the last row.');
  await waitFor(() => expect(writes()).toHaveLength(4));
  expect((await statusOf('Ben Okoro')).value).toBe('contacted');
  await user.keyboard('k');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ben Okoro' }));
  await user.keyboard('e');
  await waitFor(async () => expect((await statusOf('Ben Okoro')).value).toBe('booked'));
});

test('J goes on to the next page, and K back', async () => {
  const pages = [[ada], [ben]].map((items) => ({ body: { items, total: 40, page: 1, limit: 20 } }));
  const { user } = show({
    requests: [ada, ben],
    respond: ({ path, query }) => (path === '/consultations' ? pages[Number(query['page']) - 1] : undefined),
  });
  await rowOf('Ada Reyes');
  await user.keyboard('jj');
  const next = await screen.findByRole('button', { name: 'Ben Okoro' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(address()).toBe('/admin/consultations?page=2');
  await user.keyboard('k');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ada Reyes'));
});

test('the link from the dashboard shows waiting requests, and an unknown status is ignored', async () => {
  const waiting = show({ requests: [ada], address: '/admin/consultations?status=new' });
  await rowOf('Ada Reyes');
  expect(waiting.queries()).toEqual([{ page: '1', limit: '20', sort: '-created_at', status: 'new' }]);
  waiting.unmount();
  const all = show({ requests: [ada], address: '/admin/consultations?status=toString' });
  await rowOf('Ada Reyes');
  expect(all.queries().at(-1)).toEqual({ page: '1', limit: '20', sort: '-created_at' });
});

test('a column sorts, and the second time in reverse', async () => {
  const { user, queries } = show({ requests: [ada] });
  await user.click(await screen.findByRole('button', { name: /Status/ }));
  await waitFor(() => expect(queries().at(-1)?.['sort']).toBe('status'));
  await user.click(screen.getByRole('button', { name: /Status/ }));
  await waitFor(() => expect(queries().at(-1)?.['sort']).toBe('-status'));
});

test('a status change shows before the API has answered, and can be undone', async () => {
  let finish: ((reply: Reply) => void) | undefined;
  const { user, queries, writes } = show({
    requests: [ada],
    respond: ({ method }) =>
      method === 'PATCH' && !finish ? new Promise<Reply>((resolve) => (finish = resolve)) : undefined,
  });
  await user.selectOptions(await statusOf('Ada Reyes'), 'Contacted');
  await waitFor(async () => expect((await statusOf('Ada Reyes')).value).toBe('contacted'));
  await waitFor(() =>
    expect(writes()).toEqual([['PATCH', `/consultations/${ada.id}/status`, { status: 'contacted' }]]),
  );
  finish?.({ body: { ...ada, status: 'contacted' } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await statusOf('Ada Reyes')).value).toBe('new'));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(queries()).toHaveLength(1);
});

test('a refused status change is reverted, with the reason [INBOX-2]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = show({
    requests: [ada],
    respond: ({ method }) =>
      method === 'PATCH' ? { status: 409, body: { error: 'Someone else closed it.' } } : undefined,
  });
  await user.selectOptions(await statusOf('Ada Reyes'), 'Closed');
  expect((await screen.findAllByText('Someone else closed it.')).length).toBeGreaterThan(0);
  expect((await statusOf('Ada Reyes')).value).toBe('new');
  log.mockRestore();
});

/** Presses keys before React can render. */
const pressKeys = (keys: string) =>
  act(() => {
    for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
  });

test('shortcuts pressed before the screen updates each act on the request with the focus [INBOX-4]', async () => {
  const { writes } = show({ requests: [ada, ben] });
  await rowOf('Ben Okoro');
  pressKeys('jejeke');
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes().sort()).toEqual(
    [
      ['PATCH', `/consultations/${ada.id}/status`, { status: 'contacted' }],
      ['PATCH', `/consultations/${ben.id}/status`, { status: 'contacted' }],
      ['PATCH', `/consultations/${ada.id}/status`, { status: 'booked' }],
    ].sort(),
  );
  expect((await statusOf('Ada Reyes')).value).toBe('booked');
});

test('J pressed right after opening a request opens the next one instead [INBOX-4]', async () => {
  show({ requests: [ada, ben] });
  await rowOf('Ben Okoro');
  act(() => {
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.click(document.activeElement!);
    fireEvent.keyDown(document.activeElement!, { key: 'j' });
  });
  await waitFor(() => expect(address()).toBe(`/admin/consultations?request=${ben.id}`));
  await screen.findByRole('region', { name: 'Request of Ben Okoro' });
});

test('shortcuts move to a request, assign it and change its status', async () => {
  const { user, writes } = show({ requests: [ada, ben] });
  await rowOf('Ben Okoro');
  await user.keyboard('jja');
  await screen.findByText('Assigned to you: Ben Okoro');
  await user.keyboard('e');
  await screen.findByText('Contacted: Ben Okoro');
  await user.keyboard('ke');
  await screen.findByText('Contacted: Ada Reyes');
  expect(writes()).toEqual([
    ['PATCH', `/consultations/${ben.id}/assignee`, { assignee: maraId }],
    ['PATCH', `/consultations/${ben.id}/status`, { status: 'contacted' }],
    ['PATCH', `/consultations/${ada.id}/status`, { status: 'contacted' }],
  ]);
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const text of ['Next row', 'Assign to me', 'Move to the next status', 'Search'])
    expect(within(keys).getByText(text)).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the open request follows J and K, takes shortcuts, and returns the focus when it closes', async () => {
  const { user, writes } = show({ requests: [ada, ben] });
  await user.click(await screen.findByRole('button', { name: 'Ada Reyes' }));
  await screen.findByRole('region', { name: 'Request of Ada Reyes' });
  expect(address()).toBe(`/admin/consultations?request=${ada.id}`);
  await user.keyboard('e');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.keyboard('j');
  await screen.findByRole('region', { name: 'Request of Ben Okoro' });
  expect((await rowOf('Ben Okoro')).getAttribute('aria-current')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Request of/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ben Okoro' }));
  expect(address()).toBe('/admin/consultations');
});

test('a new request appears at once, and is only announced while somebody works in a row', async () => {
  const { user, emitNewRequest, queries } = show({ requests: [ada] });
  await rowOf('Ada Reyes');
  emitNewRequest(ben);
  await rowOf('Ben Okoro');
  expect(screen.getByText('2 requests')).toBeTruthy();

  const late = { ...ben, id: '00000000-0000-4000-8000-000000000003', lastName: 'Lund' };
  await user.keyboard('j');
  emitNewRequest(late);
  await screen.findByText('1 new request');
  expect(queries()).toHaveLength(2);
  await user.keyboard('r');
  await rowOf('Ben Lund');
  expect(screen.queryByText('1 new request')).toBeNull();
});

test('the event stream is closed when the screen is left', async () => {
  show({ requests: [ada] });
  await rowOf('Ada Reyes');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  inbox.unmount();
  expect(FakeEventSource.opened[0]!.isClosed).toBe(true);
});

test('the filtered requests are exported', async () => {
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user, api } = show({
    requests: [ada],
    respond: ({ path }) => (path === '/consultations/export' ? { text: 'reference\r\n' } : undefined),
  });
  await rowOf('Ada Reyes');
  await user.selectOptions(screen.getByLabelText('Status'), 'New');
  await user.click(screen.getByRole('button', { name: 'Export (CSV)' }));
  await screen.findByText('The requests are in your downloads.');
  expect(api.sent.find(({ path }) => path === '/consultations/export')?.query).toEqual({ status: 'new' });
  expect(blobs).toHaveLength(1);
  click.mockRestore();
});

test('an empty inbox and a search without results have different messages', async () => {
  const { user } = show({ requests: [] });
  await screen.findByText(/No requests yet/);
  await user.type(screen.getByRole('searchbox'), 'nobody');
  await screen.findByText(/No request matches/);
});

test('a list that cannot be loaded says why and can be loaded again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let isDown = true;
  const { user } = show({
    requests: [ada],
    respond: ({ path }) =>
      isDown && path === '/consultations'
        ? { status: 503, body: { error: 'The database is away.' } }
        : undefined,
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  expect(screen.queryByText(/No requests yet/)).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf('Ada Reyes');
  expect(screen.queryByRole('alert')).toBeNull();
  log.mockRestore();
});
