import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Basis, Statistic } from '@lens/contracts/statistics';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../../testing/render-page';
import { Page } from '../StatisticsPage';

const basis: Basis = {
  numerator: 49,
  denominator: 50,
  from: '2025-10-01',
  to: '2026-09-30',
  lost: 3,
  source: 'records',
  definition: { en: 'Eyes at 20/20 after a day.' },
  is_sample: false,
};
const figure = (position: number, en: string, stored: Basis | null): Statistic => ({
  id: `00000000-0000-4000-8000-00000000000${position}`,
  key: 'success_rate',
  value: 98,
  prefix: '',
  suffix: '%',
  position,
  labels: { en },
  basis: stored,
  revision: 4,
  changed_by: null,
});
const figures = [
  figure(0, 'Bare', null),
  figure(1, 'Old', { ...basis, to: '2025-11-28' }),
  figure(2, 'Sound', basis),
];

let api: ReturnType<typeof fakeApi>;
const show = (put: (sent: Sent) => Reply = () => ({ body: figures[2] })) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-29T20:00:00Z'));
  api = fakeApi((sent) => {
    if (sent.path === '/outcomes') return { body: { items: [] } };
    if (sent.method === 'PUT') return put(sent);
    return { body: { items: figures, total: 3, page: 1, limit: 100 } };
  });
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/statistics' });
  return userEvent.setup();
};
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});
const open = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`edit the basis of ${name}`) }));
  return within(screen.getByRole('form', { name: `Basis of ${name}` }));
};

test('a figure without a basis, and one whose basis ends more than a year ago, are marked [CLAIM-18]', async () => {
  show();
  const states = await screen.findAllByRole('button', { name: /edit the basis of/ });
  expect(states.map(({ textContent }) => textContent?.split(', edit')[0])).toEqual([
    'No basis',
    'Basis out of date: Nov 28, 2025',
    '49 of 50, until Sep 30, 2026',
  ]);
});

test('a basis is written with the interval in view, and sent with the revision it is based on [CLAIM-18]', async () => {
  const user = show(({ body }) => ({ body: { ...figures[0], ...(body as object), revision: 5 } }));
  const form = await open(user, 'Bare');
  await user.type(form.getByLabelText(/^Counted/), '49');
  await user.type(form.getByLabelText(/^Among how many/), '50');
  // Wilson: 0.8950 to 0.9965.
  expect(form.getByText('98.0%, 95% interval 89.5% to 99.6%')).toBeTruthy();
  await user.type(form.getByLabelText('Last day'), '2026-09-30');
  await user.type(form.getByLabelText('English'), 'Eyes at 20/20 after a day.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved what stands behind Bare');
  const [put] = api.sent.filter(({ method }) => method === 'PUT');
  expect(put).toMatchObject({
    path: `/statistics/${figures[0]!.id}`,
    body: {
      basis: { numerator: 49, denominator: 50, from: null, to: '2026-09-30', lost: null, source: 'records' },
    },
  });
  expect(put!.headers['if-match']).toBe('"4"');
});

test('counts that do not give the figure are refused at their field, and what was typed stays', async () => {
  const message = '47 of 50 is 94.00%, not 98%.';
  const details = [{ path: 'basis.numerator', code: 'custom', message }];
  const user = show(() => ({
    status: 400,
    body: { error: 'Some fields.', code: 'validation_failed', details },
  }));
  const form = await open(user, 'Sound');
  const counted = form.getByLabelText<HTMLInputElement>(/^Counted/);
  await user.clear(counted);
  await user.type(counted, '47');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeTruthy();
  expect(counted.value).toBe('47');
});

test('a colleague’s change of another field is merged, one of the same field is a choice [CLAIM-18]', async () => {
  const error = 'lin has changed this in the meantime.';
  const user = show(() => ({ status: 412, body: { error, code: 'revision_conflict' } }));
  const form = await open(user, 'Sound');
  await user.clear(form.getByLabelText(/^Lost to follow-up/));
  await user.type(form.getByLabelText(/^Lost to follow-up/), '4');
  figures[2] = { ...figures[2]!, revision: 5, changed_by: 'lin', basis: { ...basis, lost: 9 } };
  await user.click(form.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByText('Lost to follow-up').length).toBeGreaterThan(0);
  expect(dialog.getByText('9')).toBeTruthy();
});
