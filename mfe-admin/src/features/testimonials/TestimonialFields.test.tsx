import { screen } from '@testing-library/react';
import { fakeApi } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { ana } from '../../testing/testimonials';
import { Page } from './TestimonialPage';

test('fields have clear labels and hints', async () => {
  const real = { ...ana, is_sample: false };
  const api = fakeApi(({ path }) => ({
    body: path === '/testimonials/public' ? { items: [], total: 0, page: 1, limit: 100 } : real,
  }));
  signInAs({ role: 'editor' });
  renderPage(<Page params={{ id: ana.id }} data={undefined} />, { at: `/admin/testimonials/${ana.id}` });
  const satisfaction = await screen.findByLabelText(/^Satisfaction, 1 to 10/);
  expect(document.getElementById(satisfaction.getAttribute('aria-describedby')!)!.textContent).toBe(
    'With vision before and after, the result can appear in the gallery.',
  );
  expect(screen.getByRole('checkbox', { name: 'There is a video of this story' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Consent and source' })).toBeTruthy();
  api.restore();
});
