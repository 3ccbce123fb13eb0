import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaDetail } from '@lens/contracts/media';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../../testing/render-page';
import { Page } from '../MediaPage';

export const eyePicture: MediaDetail = {
  id: '00000000-0000-4000-8000-000000000001',
  filename: 'eye.jpg',
  folder: null,
  mime: 'image/jpeg',
  width: 1600,
  height: 1200,
  bytes: 1_400_000,
  alt: {},
  focal_point: { x: 0.5, y: 0.5 },
  status: 'needs_alt',
  progress: { done: 1, total: 1 },
  failure: null,
  variants: [{ format: 'webp', width: 400, height: 300, bytes: 8_400, url: '/media/eye-400.webp' }],
  uploaded_by: 'mara',
  created_at: new Date(Date.now() - 3_600_000).toISOString(),
  updated_at: new Date().toISOString(),
  revision: 1,
  changed_by: null,
  usage: [
    {
      resource_type: 'article',
      resource_id: '00000000-0000-4000-8000-000000000009',
      field: 'cover_id',
      lng: null,
      title: 'Seeing clearly',
    },
  ],
};

export const folders = [
  { path: 'team', count: 2, revision: 11 },
  { path: 'team/portraits', count: 1, revision: 12 },
];

/** The fake API of the running test. */
export let api: ReturnType<typeof fakeApi>;

/** Shows the media library to an editor. */
export const show = (
  respondToWrite: (sent: Sent) => Reply | Promise<Reply> = () => ({ body: eyePicture }),
  at = '/admin/media',
  pictureDetail: MediaDetail | (() => MediaDetail) = eyePicture,
) => {
  api = fakeApi((sent) => {
    if (sent.path === '/live/tickets') return { body: { ticket: 'ticket' } };
    if (sent.method !== 'GET') return respondToWrite(sent);
    if (sent.path === '/media/folders') return { body: { folders } };
    return {
      body:
        sent.path === '/media'
          ? { items: [eyePicture], total: 1, page: 1, limit: 40 }
          : typeof pictureDetail === 'function'
            ? pictureDetail()
            : pictureDetail,
    };
  });
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at });
  return userEvent.setup();
};

export const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /eye\.jpg/ }));
  return screen.findByRole('dialog', { name: 'eye.jpg' });
};

afterEach(() => api?.restore());
