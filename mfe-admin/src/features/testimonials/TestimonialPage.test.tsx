import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Testimonial } from '@lens/contracts/testimonials';
import { useSession } from '@lens/platform/session';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { ana, ben } from '../../testing/testimonials';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { Page } from './TestimonialPage';

const preview: Reply = {
  status: 201,
  body: {
    url: 'https://practice.test/preview/a.b.c',
    token: 'a.b.c',
    expires_at: '2026-03-01T12:15:00.000Z',
  },
};
const nothingPublic: Reply = { body: { items: [], total: 0, page: 1, limit: 100 } };
const respondWith =
  (testimonial: Testimonial) =>
  (sent: Sent): Reply => {
    if (sent.path === '/previews') return preview;
    if (sent.method === 'GET') return { body: testimonial };
    return { body: { ...testimonial, ...(sent.body as object), updated_at: '2026-03-02T12:00:00.000Z' } };
  };

let api: ReturnType<typeof fakeApi>;
const show = (id: string, respond: (sent: Sent) => Reply | Promise<Reply>) => {
  api = fakeApi((sent) => (sent.path === '/testimonials/public' ? nothingPublic : respond(sent)));
  signInAs({ role: 'editor' });
  renderPage(<Page params={{ id }} data={undefined} />, { at: `/admin/testimonials/${id}` });
  return userEvent.setup();
};
const writes = () =>
  api.sent
    .filter(({ method, path }) => method !== 'GET' && path !== '/previews' && path !== '/live/tickets')
    .map(({ method, path }) => `${method} ${path}`);
const quote = () => screen.findByLabelText<HTMLTextAreaElement>('Quote');
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  api.restore();
  act(() => useSession.getState().signOut());
});

test('a stored testimonial is shown, changed and saved as a whole [REVIEWS-6]', async () => {
  const user = show(ana.id, respondWith(ana));
  await user.type(await quote(), ' Twice.');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Saved: Ana Reyes');
  const { id: _id, status: _status, is_sample: _sample, created_at: _at, updated_at: _on, ...rest } = ana;
  const { revision, changed_by: _by, ...content } = rest;
  const put = api.sent.find(({ method }) => method === 'PUT')!;
  expect(put.headers['if-match']).toBe(`"${revision}"`);
  expect(put.body).toEqual({
    ...content,
    quote: 'I read the clock on the wall. Twice.',
  });
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
});

test('a new testimonial gets its own address when it is saved', async () => {
  const user = show('new', (sent) => ({ status: 201, body: { ...ana, ...(sent.body as object) } }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(await quote());
  await user.type(await quote(), 'I see the island.');
  expect(screen.getByRole('group', { name: 'Rating' }).textContent).toContain('This is required.');
  expect(screen.getByRole('group', { name: 'Procedure' }).textContent).toContain(
    'Choose one of the options.',
  );
  await user.click(screen.getByLabelText('4 ★'));
  await user.click(screen.getByLabelText('PRK'));
  await user.type(screen.getByLabelText('Name'), 'Siale Tupou');
  await user.type(screen.getByLabelText(/Benefits/), 'The sea{Enter}The stars');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe(`/admin/testimonials/${ana.id}`));
  expect(api.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Siale Tupou',
    rating: 4,
    procedure_type: 'PRK',
    key_benefits: ['The sea', 'The stars'],
    age: null,
    consent: false,
  });
});

test('approval names what is missing, marks its fields, and then saves and approves [REVIEWS-7]', async () => {
  const user = show(ben.id, respondWith(ben));
  await screen.findByText('Needed before approval: the consent and the source.');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findAllByText('Needed before approval.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('They agreed in writing to be quoted'));
  expect(writes()).toEqual([]);

  await user.keyboard(' ');
  await user.type(screen.getByLabelText(/^Source/), 'Letter');
  expect(screen.getByText('Ready for approval.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save and approve' }));
  await screen.findByText('Approved: Ben Okoro');
  expect(writes()).toEqual([`PUT /testimonials/${ben.id}`, `PATCH /testimonials/${ben.id}/status`]);
});

test('a save that fails says why, and the typed values stay', async () => {
  let isDown = true;
  const user = show(ana.id, (sent) =>
    isDown && sent.method === 'PUT'
      ? { status: 503, body: { error: 'The database is away.' } }
      : respondWith(ana)(sent),
  );
  await user.type(await quote(), ' Twice.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The database is away.');
  expect((await quote()).value).toBe('I read the clock on the wall. Twice.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: Ana Reyes');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('withdrawing consent rejects an approved testimonial in one request, without an undo', async () => {
  const user = show(ana.id, respondWith({ ...ana, status: 'approved' }));
  await user.click(await screen.findByLabelText('They agreed in writing to be quoted'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/“Save and reject” takes it off the site/);
  expect(writes()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Save and reject' }));
  await screen.findByText('Rejected: Ana Reyes');
  expect(writes()).toEqual([`PUT /testimonials/${ana.id}`]);
  expect(api.sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    consent: false,
    status: 'rejected',
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the buttons keep their places when a colleague changes the status', async () => {
  let current = { ...ana, status: 'approved' as Testimonial['status'] };
  FakeEventSource.opened = [];
  show(ana.id, (sent) => respondWith(current)(sent));
  await quote();
  const buttons = () =>
    screen
      .getAllByRole('button', { name: /^(Save|Approve|Reject|Take off)/ })
      .map(({ textContent, ariaDisabled }) => (ariaDisabled ? `(${textContent})` : textContent));
  expect(buttons()).toEqual(['Reject', '(Approve)', 'SaveCtrl S']);
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  current = { ...ana, status: 'rejected', revision: ana.revision + 1 };
  const defaults = { resource_type: 'testimonial', id: ana.id, within: null, action: 'UPDATE', by: 'lin' };
  const data = JSON.stringify({ ...defaults, revision: current.revision });
  act(() => void FakeEventSource.opened[0]!.dispatchEvent(new MessageEvent('change', { data })));
  await waitFor(() => expect(buttons()).toEqual(['(Reject)', 'Approve', 'SaveCtrl S']));
});

test('the form says where on the page it appears, whatever its rating', async () => {
  const user = show(ana.id, respondWith({ ...ana, rating: 3 }));
  const place = await screen.findByText(/^Shown with the longer stories/);
  expect(place.textContent).toContain('opens with the newest 3 of these, and shows up to 12');
  await user.clear(screen.getByLabelText(/^Vision after/));
  await screen.findByText(/^Shown with the short reviews/);
});

test('leaving unsaved work asks first', async () => {
  const user = show(ana.id, respondWith(ana));
  await user.type(await quote(), ' Twice.');
  await user.click(screen.getByRole('link', { name: 'All testimonials' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(address()).toBe(`/admin/testimonials/${ana.id}`);
  await user.click(screen.getByRole('link', { name: 'All testimonials' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/admin/testimonials'));
});

test('deleting asks first, and leads back to the list', async () => {
  const user = show(ana.id, respondWith(ana));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/admin/testimonials'));
  expect(writes()).toEqual([`DELETE /testimonials/${ana.id}`]);
});

test('the public page is beside the form, and is reloaded after a save [EDITOR-16]', async () => {
  const user = show(ana.id, respondWith(ana));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the public page');
  expect(frame.getAttribute('src')).toBe('/preview/a.b.c');
  await user.type(await quote(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent.filter(({ path }) => path === '/previews')).toHaveLength(2));
});

test('a testimonial that does not exist says so', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  show(ana.id, () => ({ status: 404, body: { error: 'There is nothing with this id.' } }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is nothing with this id.');
  log.mockRestore();
});

test('a picture is chosen from the usable ones', async () => {
  const picture = {
    id: '00000000-0000-4000-8000-0000000000c3',
    filename: 'harbour.jpg',
    alt: { en: 'A harbour at dawn' },
    variants: [
      { format: 'webp', width: 400, height: 300, bytes: 1, url: '/api/media/files/harbour-400.webp' },
    ],
  };
  const user = show(ana.id, (sent) => {
    if (sent.path === '/media') return { body: { items: [picture], total: 1, page: 1, limit: 24 } };
    if (sent.path.startsWith('/media/')) return { body: picture };
    return respondWith(ana)(sent);
  });
  await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
  await user.click(await screen.findByRole('button', { name: /harbour\.jpg/ }));
  expect(await screen.findByRole('img', { name: 'A harbour at dawn' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeTruthy();
  expect(api.sent.find(({ path }) => path === '/media')?.query).toMatchObject({ status: 'ready' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: Ana Reyes');
  expect(api.sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ image_id: picture.id });
});

test('a quote is translated in its own direction, and empty translations are not sent [REVIEWS-5]', async () => {
  const user = show(ana.id, respondWith({ ...ana, translations: { ko: { quote: '시계가 보입니다.' } } }));
  await quote();
  expect(screen.getByRole('tab', { name: 'Korean' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^Arabic \(not written\)/ }));
  const quoteField = await screen.findByLabelText<HTMLTextAreaElement>(/^Translated quote/);
  expect([quoteField.dir, quoteField.lang]).toEqual(['rtl', 'ar']);
  await user.type(quoteField, 'أرى الساعة.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved: Ana Reyes');
  expect(api.sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    translations: { ko: { quote: '시계가 보입니다.' }, ar: { quote: 'أرى الساعة.' } },
  });
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
});
