import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../testing/browser';
import { renderPage } from '../../testing/render-page';
import { ImagePicker } from './ImagePicker';

const wordless = { id: 'wordless', filename: 'island.jpg', alt: {}, variants: [], status: 'needs_alt' };
let api: ReturnType<typeof fakeApi>;
let chosen: string[];
const respond = ({ method, path, query }: Sent): Reply => {
  if (method === 'POST') return { body: { ...wordless, id: 'uploaded' } };
  if (path === '/media/folders') return { body: { folders: [] } };
  if (path !== '/media') return { body: wordless };
  const items = query['status'] === 'needs_alt' ? [wordless] : [];
  return { body: { items, total: items.length, page: 1, limit: 24 } };
};

beforeEach(() => {
  chosen = [];
  api = fakeApi(respond);
  signInAs();
  renderPage(<ImagePicker onChoose={(id) => chosen.push(id)} onClose={() => undefined} />, { at: '/admin' });
});
afterEach(() => api.restore());

test('a picture is uploaded where it goes, with what it shows', async () => {
  const user = userEvent.setup();
  const file = new File(['x'], 'reef.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Upload a new picture'), file);
  await user.click(screen.getByRole('button', { name: 'Upload and use' }));
  await screen.findByText('Say what the picture shows.');
  expect(chosen).toEqual([]);
  await user.type(screen.getByLabelText('What it shows'), 'A reef');
  await user.click(screen.getByRole('button', { name: 'Upload and use' }));
  await waitFor(() => expect(chosen).toEqual(['uploaded']));
});

test('a picture without words is shown with what it lacks, and used once it is said', async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByText('1 picture needs a description before use'));
  await user.type(screen.getByLabelText('What island.jpg shows, in English'), 'An island');
  await user.click(screen.getByRole('button', { name: 'Save and use' }));
  await waitFor(() => expect(chosen).toEqual(['wordless']));
  const [change] = api.sent.filter(({ method }) => method === 'PATCH');
  expect(change).toMatchObject({ path: '/media/wordless', body: { alt: { en: 'An island' } } });
});
