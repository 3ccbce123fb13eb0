import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../testing/browser';
import { renderPage } from '../../testing/render-page';
import { ImagePicker } from './ImagePicker';

const undescribed = {
  id: 'wordless',
  filename: 'island.jpg',
  alt: {},
  variants: [],
  status: 'needs_alt',
  revision: 3,
};
/** The picture’s current state in the API. */
let stored: { revision: number; alt: { en?: string } };
let count: number;
let api: ReturnType<typeof fakeApi>;
let chosen: string[];
const respond = ({ method, path, query, headers }: Sent): Reply => {
  if (method === 'PATCH' && headers['if-match'] !== `"${stored.revision}"`)
    return {
      status: 412,
      body: { error: 'lin has changed this in the meantime.', code: 'revision_conflict' },
    };
  if (method === 'POST') return { body: { ...undescribed, id: 'uploaded' } };
  if (path === '/media/folders') return { body: { folders: [] } };
  if (path !== '/media') return { body: { ...undescribed, ...stored } };
  if (query['status'] !== 'needs_alt') return { body: { items: [], total: 0, page: 1, limit: 24 } };
  const all = Array.from({ length: count }, (_, at) =>
    at === 0 ? undescribed : { ...undescribed, id: `more ${at}`, filename: `more-${at}.jpg` },
  );
  const from = 24 * (Number(query['page'] ?? 1) - 1);
  return { body: { items: all.slice(from, from + 24), total: count, page: 1, limit: 24 } };
};

beforeEach(() => {
  chosen = [];
  count = 1;
  stored = { revision: 3, alt: {} };
  api = fakeApi(respond);
  signInAs();
});
const show = () =>
  void renderPage(<ImagePicker onChoose={(id) => chosen.push(id)} onClose={() => undefined} />, {
    at: '/admin',
  });
afterEach(() => api.restore());

test('a picture is uploaded in the picker, with its description', async () => {
  show();
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

test('a picture without a description can be described in the picker and is then used', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByText('1 picture needs a description before use'));
  await user.type(screen.getByLabelText('What island.jpg shows, in English'), 'An island');
  await user.click(screen.getByRole('button', { name: 'Save and use' }));
  await waitFor(() => expect(chosen).toEqual(['wordless']));
  const [change] = api.sent.filter(({ method }) => method === 'PATCH');
  expect(change).toMatchObject({ path: '/media/wordless', body: { alt: { en: 'An island' } } });
});

describe('when a colleague described it first', () => {
  const tryMine = async () => {
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByText('1 picture needs a description before use'));
    stored = { revision: 4, alt: { en: 'Their island' } };
    await user.type(screen.getByLabelText('What island.jpg shows, in English'), 'My island');
    await user.click(screen.getByRole('button', { name: 'Save and use' }));
    await screen.findByText('lin has changed this in the meantime.');
    await screen.findByText(/It says now: “Their island”/);
    expect(chosen).toEqual([]);
    return user;
  };

  test('their description is shown and can be used', async () => {
    const user = await tryMine();
    await user.click(screen.getByRole('button', { name: 'Use it with these words' }));
    expect(chosen).toEqual(['wordless']);
    expect(api.sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  test('mine replaces theirs after it was shown, but not a later one', async () => {
    const user = await tryMine();
    stored = { revision: 5, alt: { en: 'Their later island' } };
    await user.click(screen.getByRole('button', { name: 'Save mine and use' }));
    await screen.findByText(/It says now: “Their later island”/);
    expect(chosen).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save mine and use' }));
    await waitFor(() => expect(chosen).toEqual(['wordless']));
  });
});

test('pictures that do not fit on a page are on the next one', async () => {
  count = 30;
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByText('30 pictures need a description before use'));
  const pages = within(screen.getByRole('navigation', { name: 'Pages of pictures without a description' }));
  await user.click(pages.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText('What more-29.jpg shows, in English');
});
