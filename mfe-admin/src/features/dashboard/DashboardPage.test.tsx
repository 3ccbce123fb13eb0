import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityEntry } from '@lens/contracts/activity';
import type { DashboardOverview, DashboardStats } from '@lens/contracts/dashboard';
import { createQueryClient } from '@lens/platform/staff-queries';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../testing/browser';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { renderPage } from '../../testing/render-page';
import { Page } from './DashboardPage';

const entry = (number: number): ActivityEntry => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  action: 'UPDATE',
  event: null,
  username: `user${number}`,
  resource_type: 'consultation',
  resource_id: null,
  resource_name: null,
  changes: null,
  created_at: '2026-01-01T00:00:00.000Z',
});

const overview: DashboardOverview = {
  overview: {
    total_testimonials: 1234,
    pending_testimonials: 5,
    published_articles: 7,
    total_media: 9,
    waiting_consultations: 2,
  },
  recentActivity: [1, 2, 3, 4, 5, 6].map(entry),
  changes: {
    testimonials: { current: 3, previous: 2, percent: 50 },
    articles: { current: 1, previous: 2, percent: -50 },
    media: { current: 9, previous: 0, percent: null },
  },
  waiting_since: new Date(Date.now() - 3 * 86_400_000).toISOString(),
};
const mondays = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 8, 7 + 7 * week)));
const stats: DashboardStats = {
  procedureStats: [{ procedure_type: 'lasik', avg_rating: 4.75, count: 12 }],
  requestsPerWeek: mondays.map((monday, index) => ({
    week: monday.toISOString().slice(0, 10),
    count: index,
  })),
  requestLanguages: [
    { language: 'es', count: 3 },
    { language: null, count: 1 },
  ],
};
const answers: Record<string, unknown> = {
  '/dashboard/overview': overview,
  '/dashboard/stats': stats,
  '/live/tickets': { ticket: 'ticket' },
};
const healthy = ({ path }: Sent): Reply => ({ body: answers[path] });

let api: ReturnType<typeof fakeApi>;
const show = (respond: (sent: Sent) => Reply | Promise<Reply>) => {
  api = fakeApi(respond);
  signInAs();
  renderPage(<Page />);
};
const reads = () => api.sent.filter(({ method }) => method === 'GET');
const cards = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

afterEach(() => api.restore());

test('shows the counts with their trends, the ratings and the latest five changes [DASHBOARD-1]', async () => {
  show(healthy);
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(cards()).toEqual([
    'Total Testimonials1,234+12% sample+50% 3 in 30 days, 2 before',
    'Pending Reviews5Review them',
    'Published Articles7+8% sample−50% 1 in 30 days, 2 before',
    'Media Files9+15% sample 9 in 30 days, none before',
  ]);
  expect(screen.getByRole('row', { name: 'LASIK 4.8 / 5 12' })).toBeTruthy();
  expect(screen.getByText('user5 changed a request')).toBeTruthy();
  expect(screen.queryByText(/^user6/)).toBeNull();
  expect(screen.getByRole('link', { name: 'All activity' }).getAttribute('href')).toBe('/admin/activity');
});

test('a spinner is shown until both requests have been answered [DASHBOARD-2]', async () => {
  let finish = (_reply: Reply) => {};
  show((sent) =>
    sent.path === '/dashboard/stats' ? new Promise<Reply>((resolve) => (finish = resolve)) : healthy(sent),
  );
  await waitFor(() => expect(reads()).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('status').textContent).toContain('Loading');
  expect(screen.queryByRole('heading')).toBeNull();
  finish({ body: stats });
  await screen.findByRole('heading', { name: 'Dashboard' });
});

test('a failure is logged, and shows zeros and a retry, which loads the figures [DASHBOARD-3]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let isBroken = true;
  show((sent) => (isBroken ? { status: 500, body: { error: 'Broken.' } } : healthy(sent)));
  await screen.findByRole('alert');
  expect(cards()).toEqual(['Total Testimonials0', 'Pending Reviews0', 'Published Articles0', 'Media Files0']);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Broken.' }));

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1,234');
  expect(screen.queryByRole('alert')).toBeNull();
  log.mockRestore();
});

test('requests are counted by week and by language, also in words [DASHBOARD-9]', async () => {
  show(healthy);
  const weeks = await screen.findByRole('region', { name: 'Requests per week' });
  const spoken = within(weeks)
    .getAllByRole('listitem')
    .map((week) => week.querySelector('.visually-hidden')?.textContent);
  expect(spoken).toHaveLength(12);
  expect(spoken[1]).toBe('Week of September 14: 1 request');
  expect(spoken[11]).toBe('Week of November 23, so far: 11 requests');
  expect(within(weeks).getByText('66 requests in twelve weeks')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Spanish 3 75%' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Not stated 1 25%' })).toBeTruthy();
});

const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('waiting requests are shown first, with a link to the inbox, for roles that may answer [DASHBOARD-7]', async () => {
  show(healthy);
  const waiting = await screen.findByRole('region', { name: 'Consultations waiting' });
  expect(waiting.textContent).toContain(
    '2 requests are waiting for an answer.The oldest arrived 3 days ago.',
  );
  expect(hrefOf('Open the inbox')).toBe('/admin/consultations?status=new');
  act(() => void signInAs({ role: 'translator' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Consultations waiting' })).toBeNull());
});

test('quick actions are those that the role may do [DASHBOARD-5]', async () => {
  show(healthy);
  await screen.findByRole('heading', { name: 'Quick Actions' });
  expect(hrefOf('Add Testimonial')).toBe('/admin/testimonials/new');
  expect(hrefOf('Write Article')).toBe('/admin/articles/new');
  expect(hrefOf('Upload Media')).toBe('/admin/media#upload');
  act(() => void signInAs({ role: 'translator' }));
  await waitFor(() => expect(hrefOf('Write Article')).toBeUndefined());
  expect(hrefOf('Review them')).toBeUndefined();
  expect(hrefOf('View the site')).toBe('/');
});

test('changes elsewhere are counted without a reload [DASHBOARD-8]', async () => {
  FakeEventSource.opened = [];
  let waiting = 2;
  show((sent) =>
    sent.path === '/dashboard/overview'
      ? { body: { ...overview, overview: { ...overview.overview, waiting_consultations: waiting } } }
      : healthy(sent),
  );
  await screen.findByText('2 requests are waiting for an answer.');
  waiting = 3;
  act(() => void FakeEventSource.opened[0]?.dispatchEvent(new MessageEvent('consultation', { data: '{}' })));
  await screen.findByText('3 requests are waiting for an answer.');
});

test('figures that cannot be updated stay, with a message [DASHBOARD-4]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let broken = false;
  api = fakeApi((sent) => (broken ? { status: 503, body: { error: 'Away.' } } : healthy(sent)));
  signInAs();
  const client = createQueryClient();
  renderPage(<Page />, { client });
  await screen.findByText('1,234');
  broken = true;
  await act(() => client.refetchQueries());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('some are out of date');
  expect(screen.getByText('1,234')).toBeTruthy();
  log.mockRestore();
});
