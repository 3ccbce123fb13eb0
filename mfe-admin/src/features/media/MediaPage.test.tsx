import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MediaDetail } from '@lens/contracts/media';
import { fakeApi, type Reply } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { useSession } from '@lens/platform/session';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { renderPage } from '../../testing/render-page';
import { Page } from './MediaPage';
import { api, eyePicture, folders, open, show } from './testing/show-media';
import { useUploads } from './uploads/uploads';

const picture = (name: string) => new File(['pixels'], name, { type: 'image/png' });
const lines = () =>
  within(screen.getByRole('list', { name: 'Uploads' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const uploaded = () =>
  api.sent.filter(({ path }) => path === '/media/upload').map(({ body }) => (body as { file: string }).file);

afterEach(() => useUploads.setState({ uploads: [] }));

test('many files are sent two at a time; one is cancelled, one is refused with the API’s message and retried [LIBRARY-1]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const answers = new Map<string, (reply: Reply) => void>();
  const user = show(
    ({ body }) => new Promise((resolve) => answers.set((body as { file: string }).file, resolve)),
  );
  await screen.findByText('eye.jpg');
  await user.upload(screen.getByLabelText('Pictures to upload'), ['a.png', 'b.png', 'c.png'].map(picture));
  await waitFor(() => expect(uploaded()).toEqual(['a.png', 'b.png']));
  expect(lines()[2]).toContain('Waiting');
  await user.click(screen.getByRole('button', { name: 'Cancel a.png' }));
  await waitFor(() => expect(uploaded()).toEqual(['a.png', 'b.png', 'c.png']));
  expect(lines()[0]).toContain('Stopped');
  answers.get('b.png')?.({ status: 503, body: { error: 'The storage is away.' } });
  await screen.findByText('The storage is away.');
  answers.get('c.png')?.({ status: 201, body: eyePicture });
  await waitFor(() => expect(lines()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Retry b.png' }));
  await waitFor(() => expect(uploaded()).toEqual(['a.png', 'b.png', 'c.png', 'b.png']));
  answers.get('b.png')?.({ status: 201, body: eyePicture });
  await user.click(await screen.findByRole('button', { name: 'Dismiss a.png' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  log.mockRestore();
});

test('a file that can never be accepted offers no retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const error = 'Use a JPEG, PNG, WebP or AVIF picture.';
  const user = show(() => ({ status: 415, body: { error, code: 'unsupported_image' } }));
  await screen.findByText('eye.jpg');
  await user.upload(screen.getByLabelText('Pictures to upload'), picture('letter.png'));
  await screen.findByText(error);
  expect(screen.queryByRole('button', { name: 'Retry letter.png' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss letter.png' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
  log.mockRestore();
});

test('files are uploaded from a drop and from the clipboard', async () => {
  show(() => new Promise(() => undefined));
  const heading = await screen.findByRole('heading', { name: 'Media Library' });
  fireEvent.drop(heading, { dataTransfer: { types: ['Files'], files: [picture('dropped.png')] } });
  await waitFor(() => expect(uploaded()).toEqual(['dropped.png']));
  fireEvent.paste(document, { clipboardData: { files: [picture('pasted.png')] } });
  await waitFor(() => expect(uploaded()).toEqual(['dropped.png', 'pasted.png']));
});

const address = () => screen.getByTestId('address').textContent;

test('unsaved text of a picture that a colleague deletes can be copied until it is discarded', async () => {
  const user = show();
  const dialog = await open(user);
  await user.type(await within(dialog).findByLabelText('English'), 'An eye');
  await waitFor(() => expect(FakeEventSource.opened.at(-1)?.isClosed).toBe(false));
  const change = {
    resource_type: 'media',
    id: eyePicture.id,
    within: null,
    action: 'DELETE',
    revision: 2,
    by: 'lin',
  };
  const event = new MessageEvent('change', { data: JSON.stringify(change) });
  act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(event));
  await screen.findByText('lin has deleted this picture.');
  const unsaved = screen.getByLabelText<HTMLTextAreaElement>('Your unsaved text:');
  expect(unsaved.value).toContain('What the picture shows, English\nAn eye');
  await user.click(screen.getByRole('button', { name: 'Discard the text and close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => useSession.getState().signOut());
});

test('an address opens a picture, and changes when the picture is closed', async () => {
  const user = show(undefined, `/admin/media?status=ready&picture=${eyePicture.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'eye.jpg' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/admin/media?status=ready'));
  await open(user);
  expect(address()).toBe(`/admin/media?status=ready&picture=${eyePicture.id}`);
});

test.each([
  ['a page of a proxy', { status: 502, text: '<h1>Bad Gateway</h1>' }],
  ['a text', { status: 500, text: 'Internal Server Error' }],
  ['broken JSON', { status: 500, text: '{"error": "The di' }],
  ['no answer at all', 'no answer' as const],
])('an upload that is answered by %s says “Upload failed” [ERROR-2]', async (_, reply) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const user = show(() => reply);
  await screen.findByText('eye.jpg');
  await user.upload(screen.getByLabelText('Pictures to upload'), picture('a.png'));
  expect((await screen.findByRole('alert')).textContent).toContain('Upload failed');
  log.mockRestore();
});

test('a picture without a description appears as soon as a variant is made', async () => {
  const readings: MediaDetail[] = [
    { ...eyePicture, variants: [], progress: { done: 0, total: 4 } },
    { ...eyePicture, progress: { done: 4, total: 4 } },
  ];
  let read = 0;
  const { sent, restore } = fakeApi(({ path }) =>
    path === '/media/folders'
      ? { body: { folders } }
      : { body: { items: [readings[Math.min(read++, 1)]], total: 1, page: 1, limit: 40 } },
  );
  signInAs({ role: 'editor' });
  jest.useFakeTimers();
  try {
    const { container } = renderPage(<Page />, { at: '/admin/media' });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(container.querySelector('img')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/eye-400.webp');
    const { length } = sent;
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(sent).toHaveLength(length);
  } finally {
    jest.useRealTimers();
    restore();
  }
});

test('the address for uploading opens the file picker [DASHBOARD-5]', async () => {
  const choose = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation();
  show(undefined, '/admin/media#upload');
  await waitFor(() => expect(choose).toHaveBeenCalledTimes(1));
  expect(address()).toBe('/admin/media');
  choose.mockRestore();
});

test('folders are addresses, and uploads go into the open one [LIBRARY-2]', async () => {
  const user = show(() => new Promise(() => undefined));
  const nav = await screen.findByRole('navigation', { name: 'Folders' });
  await user.click(within(nav).getByRole('link', { name: 'team 2' }));
  await user.click(await within(nav).findByRole('link', { name: 'portraits 1' }));
  expect(address()).toBe('/admin/media?folder=team%2Fportraits');
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('portraits');
  await waitFor(() =>
    expect(api.sent.filter(({ path }) => path === '/media').at(-1)?.query).toMatchObject({
      folder: 'team/portraits',
    }),
  );
  await user.upload(screen.getByLabelText('Pictures to upload'), picture('a.png'));
  await waitFor(() => expect(uploaded()).toEqual(['a.png']));
  expect(api.sent.find(({ path }) => path === '/media/upload')?.body).toMatchObject({
    folder: 'team/portraits',
  });
});

test('selected pictures are moved to a folder by keyboard alone [LIBRARY-3]', async () => {
  const results = [{ id: eyePicture.id, result: 'moved', revision: 2, error: null }];
  const user = show(() => ({ body: { results } }));
  (await screen.findByRole('checkbox', { name: 'Select eye.jpg' })).focus();
  await user.keyboard(' m');
  const dialog = await screen.findByRole('dialog', { name: 'Move 1 picture' });
  const field = within(dialog).getByRole('combobox', { name: /^Folder/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('team//rooms{Enter}');
  await within(dialog).findByText(/^Write names with single slashes/);
  await user.clear(field);
  await user.keyboard('team/rooms{Enter}');
  await screen.findByText('Moved 1 picture to team/rooms.');
  const { path, body } = api.sent.findLast(({ method }) => method === 'POST')!;
  const media = [{ id: eyePicture.id, revision: 1 }];
  expect([path, body]).toEqual(['/media/move', { media, folder: 'team/rooms' }]);
  expect(screen.queryByRole('group', { name: 'Selected pictures' })).toBeNull();
});

test('a folder is renamed, and a taken name is refused with the API’s message', async () => {
  const message = 'There is already a folder with this name. Move the pictures there instead.';
  const log = jest.spyOn(console, 'error').mockImplementation();
  const user = show(
    ({ body }) =>
      (body as { to: string }).to === 'rooms'
        ? { status: 409, body: { error: message } }
        : { body: { moved: 2 } },
    '/admin/media?folder=team',
  );
  await user.click(await screen.findByRole('button', { name: 'Rename the folder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename team' });
  const field = within(dialog).getByLabelText('New name');
  await user.clear(field);
  await user.type(field, 'rooms{Enter}');
  await within(dialog).findByText(message);
  await user.clear(field);
  await user.type(field, 'people{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/media?folder=people'));
  log.mockRestore();
});
