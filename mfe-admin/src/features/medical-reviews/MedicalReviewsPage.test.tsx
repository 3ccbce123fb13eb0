import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MedicalReview } from '@lens/contracts/medical-reviews';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { renderPage } from '../../testing/render-page';
import { Page } from './MedicalReviewsPage';

const review = (number: number, fields: Partial<MedicalReview>): MedicalReview => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  page: null,
  article_id: null,
  title: 'LASIK',
  written_by: null,
  reviewed_by: null,
  license: null,
  reviewed_on: null,
  due_on: null,
  sources: [],
  state: 'missing',
  numbers_without_source: [],
  sources_without_number: [],
  is_sample: false,
  created_at: '2026-01-01T00:00:00.000Z',
  revision: 3,
  changed_by: null,
  ...fields,
});
const lasik = review(1, {
  page: 'lasik',
  reviewed_by: 'Ana Reyes, MD',
  license: 'California, A 1',
  reviewed_on: '2025-03-01',
  due_on: '2026-03-01',
  state: 'overdue',
  sources: [{ citation: 'PROWL, 2017.', url: null, cited_at: ['risks'] }],
});
const article = review(2, {
  title: 'The first week',
  numbers_without_source: [3],
  sources_without_number: [1, 2],
});

let api: ReturnType<typeof fakeApi>;
const show = async (
  put: (sent: Sent) => Reply = ({ body }) => ({ body: { ...lasik, ...(body as object) } }),
) => {
  api = fakeApi((sent) =>
    sent.method === 'PUT'
      ? put(sent)
      : sent.path === `/medical-reviews/${lasik.id}`
        ? { body: { ...lasik, revision: 4, changed_by: 'lin', written_by: 'Lin Park, OD' } }
        : { body: { items: [lasik, article], total: 2, page: 1, limit: 20 } },
  );
  signInAs({ role: 'editor' });
  renderPage(<Page />, { at: '/admin/medical-reviews' });
  await screen.findByRole('row', { name: /LASIK/ });
  return userEvent.setup();
};
const puts = () => api.sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
const openLasik = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'LASIK' }));
  return screen.findByRole('dialog', { name: 'Review of LASIK' });
};

afterEach(() => api.restore());

test('pages and articles are listed with what is due, and what does not match [AUTHOR-6]', async () => {
  await show();
  expect(api.sent[0]?.query).toMatchObject({ sort: 'due_on' });
  expect(screen.getByRole('row', { name: /LASIK/ }).textContent).toMatch(
    /Page.*Ana Reyes.*Mar 1, 2026.*Overdue/,
  );
  const row = screen.getByRole('row', { name: /The first week/ }).textContent;
  expect(row).toContain('The text names 3, which no source has.');
  expect(row).toContain('The text does not name source 1 and 2.');
});

test('a review is saved with its sources and the parts that cite them [AUTHOR-6]', async () => {
  const user = await show();
  const dialog = within(await openLasik(user));
  await user.type(dialog.getByLabelText(/^Written by/), 'Noor Haddad, OD');
  await user.click(dialog.getByRole('checkbox', { name: 'Whom it suits' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved the review of LASIK.');
  const { reviewed_by, license, reviewed_on, due_on } = lasik;
  expect(puts()).toEqual([
    [
      `/medical-reviews/${lasik.id}`,
      {
        written_by: 'Noor Haddad, OD',
        reviewed_by,
        license,
        reviewed_on,
        due_on,
        sources: [{ citation: 'PROWL, 2017.', url: null, cited_at: ['risks', 'candidacy'] }],
      },
    ],
  ]);
});

test('half a review is marked at its fields and not sent [AUTHOR-3]', async () => {
  const user = await show();
  const dialog = within(await openLasik(user));
  await user.clear(dialog.getByLabelText(/^License/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('A review has a name, a license, its day and the day of the next one.');
  expect(puts()).toEqual([]);
});

test('a save that comes second names the colleague, and keeps what was typed', async () => {
  const error = 'lin has changed this in the meantime.';
  const user = await show(() => ({ status: 412, body: { error, code: 'revision_conflict' } }));
  const dialog = within(await openLasik(user));
  await user.type(dialog.getByLabelText(/^Written by/), 'Noor');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const conflict = await screen.findByRole('dialog', { name: 'lin saved this review' });
  expect(conflict.textContent).toContain('Noor');
  expect(puts()).toHaveLength(1);
});
