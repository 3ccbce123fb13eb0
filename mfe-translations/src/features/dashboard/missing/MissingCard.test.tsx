import { screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { MissingText } from '@lens/contracts/missing-texts';
import { queryClient } from '@lens/platform/staff-queries';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { showPage, cleanUp } from '../../../testing/show-page';
import { MissingCard } from './MissingCard';

const buildMissing = (overrides: Partial<MissingText> = {}): MissingText => ({
  language: 'ko',
  namespace: 'common',
  key: 'hero.title',
  route: '/contact',
  count: 1204,
  source: 'LASIK takes 15 minutes.',
  first_seen: '2026-11-01',
  last_seen: '2026-11-22',
  ...overrides,
});
const arabicText = buildMissing({ language: 'ar', key: 'hero.lead', count: 1, source: 'Ask us.' });

let texts: MissingText[];
const respond = ({ method, path, query }: Sent): Reply | undefined => {
  if (!path.startsWith('/translations/missing')) return undefined;
  if (method === 'DELETE') {
    texts = path.endsWith('missing') ? [] : texts.filter(({ key }) => !path.endsWith(key));
    return { status: 204 };
  }
  const items = texts.filter(({ language }) => !query['language'] || language === query['language']);
  return { body: { items, total: items.length, page: 1, limit: 20 } };
};
const show = (answer: (sent: Sent) => Reply | undefined = respond) =>
  showPage(
    <QueryClientProvider client={queryClient}>
      <MissingCard />
    </QueryClientProvider>,
    { respond: answer },
  );
const list = async () => within(await screen.findByRole('list', { name: 'Missing texts' }));

beforeEach(() => {
  texts = [buildMissing(), arabicText];
});
afterEach(cleanUp);

test('each text says how often it was missed and where, and leads to the desk', async () => {
  show();
  const rows = (await list()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('LASIK takes 15 minutes.Korean, 1,204 times on /contact, last on 2026-11-22'),
    expect.stringContaining('Arabic, once on /contact'),
  ]);
  expect(screen.getByRole('link', { name: 'common: hero.title' }).getAttribute('href')).toBe(
    '/admin/translations/texts?language=ko&text=common/hero.title',
  );
});

test('the list can be filtered by language', async () => {
  const { user } = show();
  await list();
  await user.selectOptions(screen.getByLabelText('Language'), 'Arabic');
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('Language'), 'Hebrew');
  await screen.findByText('No missing texts are reported in this language.');
});

test('one text is dismissed at once, and all are after a confirmation', async () => {
  const { user, sent } = show();
  await user.click((await list()).getByRole('button', { name: /hero\.title in Korean/ }));
  await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Dismiss all' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Dismiss all' }));
  await screen.findByText('No missing texts are reported. Articles are not counted.');
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/translations/missing/ko/common/hero.title',
    '/translations/missing',
  ]);
});

test('a list that failed to load can be loaded again, and a failed dismissal says so', async () => {
  let isApiDown = true;
  const { user } = show((sent) =>
    isApiDown || sent.method === 'DELETE'
      ? { status: 503, body: { error: 'Not for a moment.' } }
      : respond(sent),
  );
  await screen.findByText('Missing texts could not be loaded: Not for a moment.');
  isApiDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click((await list()).getByRole('button', { name: /hero\.title in Korean/ }));
  await screen.findByText('It was not dismissed: Not for a moment.');
});
