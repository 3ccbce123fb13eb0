import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityEntry } from '@lens/contracts/activity';
import { fakeApi } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './ActivityPage';

const entry: ActivityEntry = {
  id: '00000000-0000-4000-8000-000000000001',
  action: 'UPDATE',
  event: null,
  username: 'mara',
  resource_type: 'statistic',
  resource_id: '00000000-0000-4000-8000-000000000002',
  resource_name: 'satisfaction',
  changes: { value: { before: 98, after: 97 }, labels: { before: { en: 'Rate' }, after: { en: 'Share' } } },
  created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
};

let api: ReturnType<typeof fakeApi>;
const show = (at = '/admin/activity') => {
  api = fakeApi(() => ({ body: { items: [entry], total: 41, page: 1, limit: 20 } }));
  signInAs();
  renderPage(<Page />, { at });
  return userEvent.setup();
};
const lastQuery = () => api.sent.at(-1)?.query;
const address = () => screen.getByTestId('address').textContent;

afterEach(() => api.restore());

test('an entry opens with its values before and after', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Figure “Satisfaction”: Changed' }));
  const dialog = screen.getByRole('dialog', { name: 'Figure “Satisfaction”: Changed' });
  const rows = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['FieldBeforeAfter', 'Value9897', 'Labels, EnglishRateShare']);
});

test('filters and page are in the address and are applied by the API', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/admin/activity?page=2'));
  await user.selectOptions(screen.getByLabelText('What'), 'Figure');
  await user.selectOptions(screen.getByLabelText('Action'), 'Changed');
  await user.selectOptions(screen.getByLabelText('Event'), 'Reordered');
  await user.type(screen.getByLabelText('Who'), 'mara{Enter}');
  await waitFor(() =>
    expect(address()).toBe(
      '/admin/activity?resource_type=statistic&action=UPDATE&event=reordered&username=mara',
    ),
  );
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({
      resource_type: 'statistic',
      action: 'UPDATE',
      event: 'reordered',
      username: 'mara',
    }),
  );
});

test('days in the address are requested as whole days in the practice’s time zone', async () => {
  show('/admin/activity?from=2026-03-10&to=2026-03-10');
  await screen.findByRole('button', { name: 'Figure “Satisfaction”: Changed' });
  expect(lastQuery()).toMatchObject({
    from: '2026-03-10T07:00:00.000Z',
    to: '2026-03-11T07:00:00.000Z',
  });
});

test('a user name filters the list by that user', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'mara' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ username: 'mara' }));
  // The row is not rendered anew, so the button keeps the focus.
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'mara' }));
  expect(screen.getByLabelText<HTMLInputElement>('Who').value).toBe('mara');
});
