import { act, screen, within } from '@testing-library/react';
import type { MediaDetail } from '@lens/contracts/media';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { api, eyePicture, open, show } from './testing/show-media';

test('a picture shows its usage and sizes, and needs an English description before any other', async () => {
  const user = show();
  expect((await screen.findByRole('button', { name: /eye\.jpg/ })).textContent).toContain(
    'Needs a description',
  );
  const dialog = await open(user);
  await within(dialog).findByText('Seeing clearly');
  expect(within(dialog).getByRole('link', { name: '400 × 300 webp', hidden: true })).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Spanish'), 'Un ojo');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('Say what the picture shows, for people who cannot see it.');
  await user.type(within(dialog).getByLabelText('English'), 'An eye');
  const focal = within(dialog).getByRole('button', {
    name: 'Focal point: 50% from the left, 50% from the top',
  });
  focal.focus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved eye.jpg.');
  const { body } = api.sent.find(({ method }) => method === 'PATCH')!;
  expect(body).toMatchObject({
    filename: 'eye.jpg',
    focal_point: { x: 0.52, y: 0.48 },
    alt: { en: 'An eye', es: 'Un ojo', ar: null },
  });
});

test('a picture without a description can be moved to a folder', async () => {
  const user = show();
  const dialog = await open(user);
  await user.type(await within(dialog).findByLabelText(/^Folder/), 'team');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved eye.jpg.');
  expect(api.sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ folder: 'team' });
});

test('the English description of a picture cannot be removed', async () => {
  const user = show(undefined, undefined, { ...eyePicture, alt: { en: 'An eye' }, status: 'ready' });
  const dialog = await open(user);
  await user.clear(await within(dialog).findByLabelText('English'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('Say what the picture shows, for people who cannot see it.');
  expect(api.sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('the usage of a picture is loaded again when it is opened and when an article changes', async () => {
  FakeEventSource.opened = [];
  let detail: MediaDetail = { ...eyePicture, usage: [] };
  const user = show(undefined, undefined, () => detail);
  const first = await open(user);
  await within(first).findByText('Nowhere yet.');
  await user.click(within(first).getByRole('button', { name: 'Close' }));
  detail = eyePicture;
  const second = await open(user);
  await within(second).findByText('Seeing clearly');
  detail = { ...eyePicture, usage: [] };
  const change = {
    resource_type: 'article',
    id: eyePicture.usage[0]!.resource_id,
    within: null,
    action: 'UPDATE',
  };
  const event = new MessageEvent('change', { data: JSON.stringify({ ...change, revision: 2, by: 'lin' }) });
  act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(event));
  await within(second).findByText('Nowhere yet.');
});

test('a picture in use cannot be deleted, and its usage is shown without a question [LIBRARY-4]', async () => {
  const user = show();
  const dialog = await open(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'eye.jpg is still in use.It is shown in “Seeing clearly”. Take it out there first, then delete it.',
  );
  expect(screen.queryByRole('alertdialog', { name: 'Delete eye.jpg?' })).toBeNull();
  expect(api.sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

test('a picture that came into use meanwhile is not deleted, with the API’s message', async () => {
  const user = show(() => ({ status: 409, body: { error: 'This is still shown somewhere.' } }), undefined, {
    ...eyePicture,
    usage: [],
  });
  const dialog = await open(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete eye.jpg?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findAllByText('This is still shown somewhere.');
  expect(dialog.isConnected).toBe(true);
});
