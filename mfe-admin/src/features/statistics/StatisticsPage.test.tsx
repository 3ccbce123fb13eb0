import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Statistic, StatisticOrder } from '@lens/contracts/statistics';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './StatisticsPage';

const figure = (position: number, key: string, en: string, value: number, suffix = ''): Statistic => ({
  id: `00000000-0000-4000-8000-00000000000${position}`,
  key,
  value,
  prefix: '',
  suffix,
  position,
  labels: { en },
  revision: 1,
  changed_by: null,
});
const figures = [
  figure(0, 'procedures_performed', 'Procedures performed', 30_000, '+'),
  figure(1, 'success_rate', 'Success rate', 98, '%'),
];

let api: ReturnType<typeof fakeApi>;
const show = (
  put: (sent: Sent) => Reply = ({ body }) => ({ body: { ...figures[1], ...(body as object) } }),
) => {
  api = fakeApi((sent) =>
    sent.method !== 'GET' && sent.path !== '/live/tickets'
      ? put(sent)
      : { body: { items: figures, total: 2, page: 1, limit: 100 } },
  );
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/statistics' });
  return userEvent.setup();
};
const puts = () => api.sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
const shownValues = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent?.match(/^\D*?([\d,.]+)/)?.[1]);

afterEach(() => api.restore());

test('a figure shows its public text, its number of languages and its pages', async () => {
  show();
  const [first] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('30,000+');
  expect(first?.textContent).toContain('1 of 11 languages');
  expect(within(first!).getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');
});

test('a figure is edited in its row, with a preview [FIGURES-1]', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^98%/ }));
  const form = screen.getByRole('form', { name: 'Success rate' });
  const value = within(form).getByLabelText('Figure');
  expect(document.activeElement).toBe(value);
  for (const label of ['Text before', 'Text after']) expect(within(form).getByLabelText(label)).toBeTruthy();
  await user.clear(value);
  await user.type(value, '97.5');
  await user.type(within(form).getByLabelText('Arabic'), 'معدل');
  expect(within(form).getByLabelText('Arabic').getAttribute('dir')).toBe('rtl');
  expect(within(form).getByText('97.5%')).toBeTruthy();
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved Success rate: 97.5%');
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Success rate');
  expect(puts()).toEqual([
    [
      `/statistics/${figures[1]!.id}`,
      { value: 97.5, prefix: '', suffix: '%', labels: { en: 'Success rate', ar: 'معدل' } },
    ],
  ]);
});

test('a refused save keeps the typed values, and an empty English label is not sent', async () => {
  const user = show(() => ({ status: 503, body: { error: 'The database is away.' } }));
  await user.click(await screen.findByRole('button', { name: /^98%/ }));
  const english = screen.getByLabelText<HTMLInputElement>('English');
  await user.clear(english);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This is required.');
  expect(puts()).toEqual([]);
  await user.type(english, 'Rate of success');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The database is away.');
  expect(english.value).toBe('Rate of success');
});

test('a percentage over 100 is marked at its field and not sent', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^98%/ }));
  const value = screen.getByLabelText<HTMLInputElement>('Figure');
  await user.clear(value);
  await user.type(value, '150');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('A percentage is at most 100.');
  expect(puts()).toEqual([]);
});

test('a save without a connection keeps the typed values, and says what to do', async () => {
  const user = show(() => 'no answer');
  await user.click(await screen.findByRole('button', { name: /^98%/ }));
  await user.type(screen.getByLabelText('Figure'), '.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Network error. What you wrote is still here: save again when you are back online.',
  );
});

test('another figure is opened only after a question if there are unsaved changes', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^98%/ }));
  await user.type(screen.getByLabelText('Figure'), '1');
  await user.click(screen.getByRole('button', { name: /^30,000/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave this figure without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(screen.getByRole('form', { name: 'Success rate' })).toBeTruthy();
});

const acceptOrder = ({ body }: Sent): Reply => {
  const { figures: moved } = body as StatisticOrder;
  return { body: { items: moved.map((one) => ({ ...one, revision: one.revision + 1 })) } };
};
const orders = () =>
  api.sent
    .filter(({ method, path }) => method === 'POST' && path === '/statistics/order')
    .map(({ body }) => (body as StatisticOrder).figures);
const [{ id: first }, { id: second }] = figures as [Statistic, Statistic];

test('shortcuts move a figure at once, with one request for all positions', async () => {
  const user = show(acceptOrder);
  await screen.findAllByRole('listitem');
  await user.keyboard('jju');
  await waitFor(() => expect(shownValues()).toEqual(['98', '30,000']));
  await waitFor(() =>
    expect(orders()).toEqual([
      [
        { id: second, revision: 1, position: 0 },
        { id: first, revision: 1, position: 1 },
      ],
    ]),
  );
});

test('a second move is based on the revisions of the first', async () => {
  const user = show(acceptOrder);
  await screen.findAllByRole('listitem');
  await user.keyboard('jjud');
  await waitFor(() => expect(orders()).toHaveLength(2));
  expect(orders()[1]).toEqual([
    { id: first, revision: 2, position: 0 },
    { id: second, revision: 2, position: 1 },
  ]);
});

test('an order that conflicts with a colleague’s change is refused as a whole, and names the changed figures', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const error = 'lin has changed this in the meantime.';
  const details = [
    { path: 'figures.1.revision', code: 'revision_conflict', message: `Success rate: ${error}` },
  ];
  const user = show(() => ({ status: 412, body: { error, code: 'revision_conflict', details } }));
  await user.click(await screen.findByRole('button', { name: 'Move Procedures performed down' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The order was not saved.Success rate: lin has changed this in the meantime.',
  );
  await waitFor(() => expect(shownValues()).toEqual(['30,000', '98']));
  log.mockRestore();
});

test('a refused order is loaded again, with the reason', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const user = show(() => ({ status: 503, body: { error: 'The database is away.' } }));
  await user.click(await screen.findByRole('button', { name: 'Move Procedures performed down' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The order was not saved.The database is away.',
  );
  await waitFor(() => expect(shownValues()).toEqual(['30,000', '98']));
  log.mockRestore();
});
