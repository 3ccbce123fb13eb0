import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityEntry } from '@lens/contracts/activity';
import { fakeApi, type Reply, type Sent } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';
import { signInAs } from '../../testing/session';
import { Page } from './DashboardPage';

const entry = (number: number): ActivityEntry => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  action: 'UPDATE',
  event: null,
  username: `user${number}`,
  resource_type: 'consultation',
  resource_id: null,
  changes: null,
  created_at: '2026-01-01T00:00:00.000Z',
});

const overview = {
  overview: { total_testimonials: 1234, pending_testimonials: 5, published_articles: 7, total_media: 9 },
  recentActivity: [1, 2, 3, 4, 5, 6].map(entry),
};
const stats = { procedureStats: [{ procedure_type: 'lasik', avg_rating: 4.75, count: 12 }] };
const healthy = ({ path }: Sent): Reply => ({ body: path === '/dashboard/overview' ? overview : stats });

let api: ReturnType<typeof fakeApi>;
const show = (respond: (sent: Sent) => Reply | Promise<Reply>) => {
  api = fakeApi(respond);
  signInAs();
  renderPage(<Page />);
};
const cards = () => screen.getAllByRole('term').map((term) => term.parentElement?.textContent);

afterEach(() => api.restore());

test('shows the counts with their trends, the ratings and the latest five changes', async () => {
  show(healthy);
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(cards()).toEqual([
    'Total Testimonials1,234+12%',
    'Pending Reviews5',
    'Published Articles7+8%',
    'Media Files9+15%',
  ]);
  expect(screen.getByRole('row', { name: 'LASIK 4.8 / 5 12' })).toBeTruthy();
  expect(screen.getByText('user5')).toBeTruthy();
  expect(screen.queryByText('user6')).toBeNull();
});

test('a spinner stays until both calls are back', async () => {
  let finish = (_reply: Reply) => {};
  show((sent) =>
    sent.path === '/dashboard/stats' ? new Promise<Reply>((resolve) => (finish = resolve)) : healthy(sent),
  );
  await waitFor(() => expect(api.sent).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('status').textContent).toContain('Loading');
  expect(screen.queryByRole('heading')).toBeNull();
  finish({ body: stats });
  await screen.findByRole('heading', { name: 'Dashboard' });
});

test('a failure is logged and leaves zeros and a retry, which brings the figures', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let broken = true;
  show((sent) => (broken ? { status: 500, body: { error: 'Broken.' } } : healthy(sent)));
  await screen.findByRole('alert');
  expect(cards()).toEqual([
    'Total Testimonials0+12%',
    'Pending Reviews0',
    'Published Articles0+8%',
    'Media Files0+15%',
  ]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Broken.' }));

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('1,234');
  expect(screen.queryByRole('alert')).toBeNull();
  log.mockRestore();
});

test('quick actions lead to the inbox for those who may read it', async () => {
  show(healthy);
  const inbox = await screen.findByRole('link', { name: 'Open consultation inbox' });
  expect(inbox.getAttribute('href')).toBe('/admin/consultations');
  act(() => void signInAs({ role: 'translator' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open consultation inbox' })).toBeNull());
});
