import { screen, waitFor, within } from '@testing-library/react';
import type { DeskText, TextSet } from '@lens/contracts/desk';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { deskText } from '../../testing/desk-texts';
import { showPage, tidy } from '../../testing/show-page';
import { Page } from './PublishingPage';

const reviewed = deskText({
  language: 'ar',
  key: 'hero.title',
  text: 'جديد',
  state: 'reviewed',
  source: 'New',
});
const set = (number: number, active: boolean): TextSet => ({
  number,
  active,
  texts: number * 10,
  username: number === 2 ? 'lin' : 'mara',
  created_at: `2026-11-${10 + number}T10:00:00.000Z`,
});

let sets: TextSet[];
let texts: DeskText[];
const answers: Record<string, (sent: Sent) => Reply> = {
  'GET /translations/coverage': () => ({
    body: {
      items: [
        { language: 'ar', namespace: 'common', counts: { reviewed: 1 } },
        { language: 'ko', namespace: 'common', counts: { translated: 3 } },
      ],
    },
  }),
  'GET /translations/published': () => ({
    body: {
      number: 2,
      texts: [{ language: 'ar', namespace: 'common', key: 'hero.title', text: 'قديم', source: 'New' }],
    },
  }),
  'GET /translations/texts': () => ({ body: { items: texts, total: texts.length, page: 1, limit: 100 } }),
  'GET /translations/sets': () => ({ body: { items: sets } }),
  'GET /translations/sets/2/changes': () => ({
    body: {
      items: [
        { language: 'ar', namespace: 'common', key: 'a', before: 'قبل', after: 'بعد' },
        { language: 'ko', namespace: 'common', key: 'b', before: '전', after: null },
      ],
    },
  }),
  'POST /translations/sets': () => {
    sets = [set(3, true), ...sets.map((one) => ({ ...one, active: false }))];
    texts = [];
    return { status: 201, body: sets[0] };
  },
  'POST /translations/sets/1/activate': () => {
    sets = sets.map((one) => ({ ...one, active: one.number === 1 }));
    return { body: { items: sets } };
  },
};

let log: jest.SpyInstance;
const show = (more: typeof answers = {}) => {
  const known = { ...answers, ...more };
  return showPage(<Page />, {
    at: '/admin/translations/publishing',
    respond: (sent) => known[`${sent.method} ${sent.path}`]?.(sent),
  });
};
const region = (name: string) => screen.findByRole('region', { name });
const posts = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST').map(({ path }) => path);

beforeEach(() => {
  sets = [set(2, true), set(1, false)];
  texts = [reviewed];
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  tidy();
  log.mockRestore();
});

test('what would go live is listed with what is live now, each in its direction', async () => {
  const { sent } = show();
  const pending = within(await region('To be published'));
  const after = (await pending.findByText('جديد')).closest('p')!;
  expect([after.lang, after.dir]).toEqual(['ar', 'rtl']);
  expect(pending.getByText('قديم').tagName).toBe('DEL');
  expect(
    sent.filter(({ path }) => path === '/translations/texts').map(({ query }) => query['language']),
  ).toEqual(['ar']);
});

test('reviewed texts are published only after a yes, and the new set is at the head of the list', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Publish 1 text' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(posts(sent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish 1 text' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  await screen.findByText('Set 3 is live.');
  expect(posts(sent)).toEqual(['/translations/sets']);
  await screen.findByText(/Everything that is reviewed is live/);
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Sets' })).getAllByRole('heading')[0]!.textContent).toBe(
      'Set 3 Live',
    ),
  );
});

test('what was not published says why, and can be tried again', async () => {
  const { user } = show({
    'POST /translations/sets': () => ({ status: 409, body: { error: 'There is nothing to publish.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish 1 text' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is nothing to publish.');
  expect(screen.getByRole('button', { name: 'Publish 1 text' })).toBeTruthy();
});

test('a reviewed text that a finding blocks is named, and is not among what goes live', async () => {
  texts = [{ ...reviewed, findings: [{ code: 'term.lost', severity: 'block', found: 'LASIK: 0 of 1' }] }];
  show();
  const pending = within(await region('To be published'));
  const link = await pending.findByRole('link', { name: 'hero.title (Arabic)' });
  expect(link.getAttribute('href')).toBe('/admin/translations/texts?language=ar&text=common/hero.title');
  expect(pending.queryByRole('button', { name: /Publish/ })).toBeNull();
});

test('sets say who published them and what they changed', async () => {
  const { user } = show();
  await screen.findByText('lin');
  const list = within(screen.getByRole('list', { name: 'Sets' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Set 2 Live20 texts, published by lin, Nov 12, 2026/),
    expect.stringMatching(/^Set 1 10 texts, published by mara/),
    expect.stringMatching(/^Shipped texts/),
  ]);
  await user.click(list.getByRole('button', { name: 'Changes of set 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of set 2' }));
  expect((await dialog.findByText('بعد')).tagName).toBe('INS');
  expect(dialog.getByText(/No longer published/)).toBeTruthy();
});

test('a set is rolled back to in one click, and the focus goes on from there', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Roll back to set 1' }));
  await screen.findByText('Set 1 is live again.');
  await screen.findByRole('button', { name: 'Roll back to set 2' });
  expect(document.activeElement?.textContent).toBe('Set 1 is live again.');
  expect(posts(sent)).toEqual(['/translations/sets/1/activate']);
});

test('even the first set is rolled back: to what the site ships', async () => {
  sets = [set(1, true)];
  const { user, sent } = show({
    'POST /translations/sets/0/activate': () => ({ body: { items: [set(1, false)] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back to the shipped texts' }));
  await screen.findByText('What the site ships is live again.');
  expect(posts(sent)).toEqual(['/translations/sets/0/activate']);
});
