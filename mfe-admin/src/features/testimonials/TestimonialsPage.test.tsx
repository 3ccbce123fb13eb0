import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initiallyShownCounts, testimonialsPerPlace } from '@lens/contracts/testimonial-place';
import type { Testimonial } from '@lens/contracts/testimonials';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { ana, ben } from '../../testing/testimonials';
import { Page } from './TestimonialsPage';

const list = (items: Testimonial[]): Reply => ({ body: { items, total: items.length, page: 1, limit: 20 } });
const accept = ({ method, body }: Sent): Reply =>
  method === 'PATCH' ? { body: { ...ana, ...(body as object) } } : list([ana, ben]);

let api: ReturnType<typeof fakeApi>;
const show = async (respond: (sent: Sent) => Reply | Promise<Reply> = accept) => {
  api = fakeApi(respond);
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/testimonials' });
  await screen.findByRole('link', { name: 'Ana Reyes' });
  return userEvent.setup();
};
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const patches = () =>
  api.sent.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path.split('/')[2], body]);

afterEach(() => api.restore());

test('the screen has its specified title, and counts the testimonials [REVIEWS-1]', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Testimonials Management');
  expect(screen.getByText('2 testimonials')).toBeTruthy();
  expect(within(rowOf('Ana Reyes')).getByRole('img', { name: '5 of 5 stars' })).toBeTruthy();
});

test('A approves the row with the focus before the API has answered [REVIEWS-4]', async () => {
  let finish = (_reply: Reply) => {};
  const user = await show((sent) =>
    sent.method === 'PATCH' ? new Promise<Reply>((resolve) => (finish = resolve)) : accept(sent),
  );
  await user.keyboard('ja');
  await within(rowOf('Ana Reyes')).findByText('Approved');
  await waitFor(() => expect(patches()).toEqual([[ana.id, { status: 'approved' }]]));
  expect(document.activeElement?.textContent).toBe('Ana Reyes');
  finish({ body: { ...ana, status: 'approved' } });
});

test('R rejects, and Undo within six seconds restores the status [REVIEWS-3, REVIEWS-4]', async () => {
  const user = await show();
  await user.keyboard('jr');
  await within(rowOf('Ana Reyes')).findByText('Rejected');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await within(rowOf('Ana Reyes')).findByText('Waiting');
  await waitFor(() =>
    expect(patches()).toEqual([
      [ana.id, { status: 'rejected' }],
      [ana.id, { status: 'pending' }],
    ]),
  );
});

test('a refused change is reverted, with the API’s message', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const user = await show((sent) =>
    sent.method === 'PATCH' ? { status: 503, body: { error: 'The database is away.' } } : accept(sent),
  );
  await user.keyboard('jr');
  expect((await screen.findByRole('alert')).textContent).toContain('The database is away.');
  expect(within(rowOf('Ana Reyes')).getByText('Waiting')).toBeTruthy();
  log.mockRestore();
});

test('without consent and source nothing is approved, and a link to the form is offered [REVIEWS-8]', async () => {
  const user = await show();
  expect(within(rowOf('Ben Okoro')).getByText('No consent')).toBeTruthy();
  await user.keyboard('jja');
  expect((await screen.findByRole('alert')).textContent).toContain('Consent and a source are needed first.');
  expect(patches()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getByTestId('address').textContent).toBe(`/admin/testimonials/${ben.id}`);
});

test('many are approved at once; incomplete ones are left out, with a message', async () => {
  const user = await show();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('group', { name: 'Selected rows' });
  await user.click(within(bar).getByRole('button', { name: 'Approve' }));
  await within(rowOf('Ana Reyes')).findByText('Approved');
  expect(within(rowOf('Ben Okoro')).getByText('Waiting')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Not approved: Ben Okoro');
  expect(patches()).toEqual([[ana.id, { status: 'approved' }]]);
});

test('E opens the row in the editor, N a new testimonial', async () => {
  const user = await show();
  await user.keyboard('je');
  expect(screen.getByTestId('address').textContent).toBe(`/admin/testimonials/${ana.id}`);
  await user.keyboard('n');
  expect(screen.getByTestId('address').textContent).toBe('/admin/testimonials/new');
});

test('an approved testimonial that is shown only after a choice of visitors says so', async () => {
  const one = (index: number): Testimonial => ({
    ...ana,
    id: `00000000-0000-4000-8000-0000000002${index + 10}`,
    name: index === 0 ? ana.name : `Story ${index + 1}`,
    given_on: `2026-03-${20 - index}`,
    status: 'approved',
  });
  const stories = Array.from({ length: initiallyShownCounts.story + 1 }, (_, index) => one(index));
  await show(() => list(stories));
  const message =
    'Shown only to visitors who choose a procedure or region: the testimonials page opens with the first 3 of its kind';
  await within(rowOf('Story 4')).findByText(message);
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test('an approved testimonial without room on the page says so, unlike one approved a moment ago', async () => {
  const day = (on: number) => `2026-03-${on}T12:00:00.000Z`;
  const publicTestimonial = (on: number): Testimonial => ({
    ...ana,
    id: `00000000-0000-4000-8000-0000000001${on}`,
    given_on: null,
    created_at: day(on),
  });
  const full = Array.from({ length: testimonialsPerPlace }, (_, index) => publicTestimonial(index + 12));
  const oldest: Testimonial = { ...ana, given_on: null, created_at: day(10), status: 'approved' };
  const pending: Testimonial = { ...publicTestimonial(30), name: 'Cai Lum', status: 'pending' };
  const user = await show((sent) => {
    if (sent.path === '/testimonials/public') return list([...full, oldest]);
    return sent.method === 'PATCH' ? { body: { ...pending, status: 'approved' } } : list([oldest, pending]);
  });
  await within(rowOf('Ana Reyes')).findByText(
    `Not on the testimonials page: it has room for the newest ${testimonialsPerPlace} of each kind`,
  );
  await user.keyboard('jja');
  await within(rowOf('Cai Lum')).findByText('Approved');
  expect(screen.getAllByText(/^Not on the testimonials page/)).toHaveLength(1);
});
