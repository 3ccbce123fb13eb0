import { screen, waitFor, within } from '@testing-library/react';
import type { DeskText, RollBack, TextSet } from '@lens/contracts/desk';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { buildText } from '../../testing/build-text';
import { showPage, cleanUp } from '../../testing/show-page';
import { Page } from './PublishingPage';

const reviewed = buildText({
  language: 'ar',
  key: 'hero.title',
  text: 'جديد',
  state: 'reviewed',
  source: 'New',
  revision: 4,
  changed_by: 'noor',
  changed_at: '2026-11-13T10:00:00.000Z',
});
const set = (number: number, active: boolean): TextSet => ({
  number,
  base: number - 1,
  active,
  texts: number * 10,
  username: number === 2 ? 'lin' : 'mara',
  created_at: `2026-11-${10 + number}T10:00:00.000Z`,
});

let sets: TextSet[];
let rollBacks: RollBack[];
let texts: DeskText[];
const replies: Record<string, (sent: Sent) => Reply> = {
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
  'GET /translations/sets/taken-back': () => ({ body: { items: [] } }),
  'GET /translations/sets': () => ({ body: { items: sets, roll_backs: rollBacks } }),
  'GET /translations/sets/1/changes': () => ({ body: { items: [] } }),
  'GET /translations/sets/3/changes': () => ({ body: { items: [] } }),
  'GET /translations/sets/2/changes': () => ({
    body: {
      items: [
        { language: 'ar', namespace: 'common', key: 'a', before: 'قبل', after: 'بعد' },
        { language: 'ko', namespace: 'common', key: 'b', before: '전', after: null },
      ],
    },
  }),
  'GET /translations/sets/0/changes': () => ({ body: { items: [] } }),
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
const show = (overrides: typeof replies = {}) => {
  const allReplies = { ...replies, ...overrides };
  return showPage(<Page />, {
    address: '/admin/translations/publishing',
    respond: (sent) => allReplies[`${sent.method} ${sent.path}`]?.(sent),
  });
};
const region = (name: string) => screen.findByRole('region', { name });
const posts = (sent: Sent[]) => sent.filter(({ method }) => method === 'POST').map(({ path }) => path);

beforeEach(() => {
  sets = [set(2, true), set(1, false)];
  rollBacks = [];
  texts = [reviewed];
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanUp();
  log.mockRestore();
});

const chooseTitle = (user: ReturnType<typeof show>['user']) =>
  region('Ready to publish').then(async (panel) =>
    user.click(await within(panel).findByRole('checkbox', { name: /hero\.title/ })),
  );

test('a text to publish is listed with its English, the wording now and after publishing, and who reviewed it', async () => {
  const { sent } = show();
  const pending = within(await region('Ready to publish'));
  const after = (await pending.findByText('جديد')).closest('dd')!;
  expect([after.lang, after.dir]).toEqual(['ar', 'rtl']);
  expect(pending.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'New',
    'قديم',
    'جديد',
  ]);
  expect(pending.getByText(/^Reviewed by/).textContent).toMatch(/^Reviewed by noor, Nov 13, 2026/);
  expect(
    sent.filter(({ path }) => path === '/translations/texts').map(({ query }) => query['language']),
  ).toEqual(['ar']);
});

test('only chosen texts are published, after a confirmation, each with the revision that was seen [PUBLISH-1]', async () => {
  texts = [reviewed, { ...reviewed, key: 'hero.lead', text: 'آخر' }];
  const { user, sent } = show();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish' });
  expect(button.disabled).toBe(true);
  await chooseTitle(user);
  await user.click(await screen.findByRole('button', { name: 'Publish 1 text' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(posts(sent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish 1 text' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
  await screen.findByText('Set 3 is published.');
  expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    [
      '/translations/sets',
      { publish: [{ language: 'ar', namespace: 'common', key: 'hero.title', revision: 4 }], withdraw: [] },
    ],
  ]);
  await screen.findByText(/Everything that is reviewed is published/);
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Sets' })).getAllByRole('heading')[0]!.textContent).toBe(
      'Set 3 Active',
    ),
  );
});

test('all texts of a language can be chosen at once', async () => {
  texts = [reviewed, { ...reviewed, key: 'hero.lead', text: 'آخر' }];
  const { user } = show();
  await user.selectOptions(await screen.findByLabelText('Language'), 'ar');
  await user.click(screen.getByRole('checkbox', { name: 'Choose all 2 in this list' }));
  await screen.findByRole('button', { name: 'Publish 2 texts' });
});

test('a wording that was rolled back is marked before anybody publishes it again', async () => {
  show({
    'GET /translations/sets/taken-back': () => ({
      body: { items: [{ language: 'ar', namespace: 'common', key: 'hero.title', text: 'جديد' }] },
    }),
  });
  await screen.findByText('This wording was published before, and was rolled back or withdrawn.');
});

test('a published text is withdrawn after a confirmation', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Withdraw hero.title' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Withdraw this text?' }));
  dialog.getByText('قديم');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  const done = await screen.findByText('The text is withdrawn. Visitors read the built-in text.');
  await waitFor(() => expect(document.activeElement).toBe(done));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    publish: [],
    withdraw: [{ language: 'ar', namespace: 'common', key: 'hero.title', set: 2 }],
  });
});

test('a failed publication says why, and can be tried again', async () => {
  const { user } = show({
    'POST /translations/sets': () => ({ status: 409, body: { error: 'There is nothing to publish.' } }),
  });
  await chooseTitle(user);
  await user.click(await screen.findByRole('button', { name: 'Publish 1 text' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
  expect((await screen.findByText(/^Nothing was published/)).textContent).toContain(
    'There is nothing to publish.',
  );
  expect(screen.getByRole('button', { name: 'Publish 1 text' })).toBeTruthy();
});

test('a reviewed text with a blocking finding is named, and cannot be chosen [PUBLISH-6]', async () => {
  texts = [{ ...reviewed, findings: [{ code: 'term.lost', severity: 'block', found: 'LASIK: 0 of 1' }] }];
  show();
  const pending = within(await region('Ready to publish'));
  const link = await pending.findByRole('link', { name: 'hero.title (Arabic)' });
  expect(link.getAttribute('href')).toBe('/admin/translations/texts?language=ar&text=common/hero.title');
  expect(pending.queryByRole('button', { name: /Publish/ })).toBeNull();
});

test('sets say who published them and what they changed [PUBLISH-8]', async () => {
  const { user } = show();
  await screen.findByText('lin');
  const list = within(screen.getByRole('list', { name: 'Sets' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Set 2 Active20 texts, published by lin, Nov 12, 2026/),
    expect.stringMatching(/^Set 1 10 texts, published by mara/),
    expect.stringMatching(/^Built-in texts/),
  ]);
  await user.click(list.getByRole('button', { name: 'Changes of set 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes of set 2' }));
  expect((await dialog.findByText('بعد')).tagName).toBe('INS');
  expect(dialog.getByText(/No longer published/)).toBeTruthy();
});

const rollBack = async (user: ReturnType<typeof show>['user'], to: string) => {
  await user.click(await screen.findByRole('button', { name: `Roll back to ${to}` }));
  const dialog = within(await screen.findByRole('alertdialog', { name: `Roll back to ${to}?` }));
  const yes = dialog.getByRole<HTMLButtonElement>('button', { name: 'Roll back' });
  await waitFor(() => expect(yes.disabled).toBe(false));
  await user.click(yes);
};

test('the question before a roll-back shows the texts that change, and every language that reads them', async () => {
  const { user, sent } = show({
    'GET /translations/sets/1/changes': () => ({
      body: {
        items: [
          { language: 'ar', namespace: 'common', key: 'a', before: 'قبل', after: 'بعد' },
          { language: 'es', namespace: 'common', key: 'b', before: 'Uno', after: null },
        ],
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back to set 1' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Roll back to set 1?' }));
  await dialog.findByText(
    '2 texts change for visitors within seconds, in Arabic, Spanish, and Spanish (Mexico) (where it has no text of its own).',
  );
  expect(dialog.getByText('بعد').tagName).toBe('INS');
  const changesRequests = sent.filter(({ path }) => path === '/translations/sets/1/changes');
  expect(changesRequests.at(-1)?.query).toEqual({ beside: '2' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(posts(sent)).toEqual([]);
});

test('the question before publishing Spanish says that Mexican Spanish changes too', async () => {
  texts = [{ ...reviewed, language: 'es' }];
  const { user } = show();
  await chooseTitle(user);
  await user.click(await screen.findByRole('button', { name: 'Publish 1 text' }));
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'in Spanish and Spanish (Mexico) (where it has no text of its own).',
  );
});

test('a set is rolled back to after a confirmation, and the focus moves to the result [PUBLISH-2]', async () => {
  const { user, sent } = show();
  await rollBack(user, 'set 1');
  await screen.findByText('Set 1 is active again.');
  await screen.findByRole('button', { name: 'Roll back to set 2' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Set 1 is active again.'));
  expect(posts(sent)).toEqual(['/translations/sets/1/activate']);
  expect(sent.find(({ method }) => method === 'POST')!.headers['if-match']).toBe('"2"');
});

test('every roll-back has a line among the sets, with who rolled back and to which set', async () => {
  rollBacks = [
    { number: 0, username: 'lin', created_at: '2026-11-14T10:00:00.000Z' },
    { number: 1, username: 'mara', created_at: '2026-11-11T12:00:00.000Z' },
  ];
  show();
  const list = await screen.findByRole('list', { name: 'Sets' });
  await within(list).findByText(/Rolled back to set 1/);
  const lines = within(list).getAllByRole('listitem');
  expect(
    lines.map(({ textContent }) => /^(Rolled back to .* by \w+|Set \d|Built-in)/.exec(textContent)![0]),
  ).toEqual([
    'Rolled back to the built-in texts by lin',
    'Set 2',
    'Rolled back to set 1 by mara',
    'Set 1',
    'Built-in',
  ]);
});

test('a set that a colleague published in the meantime stays active, and the list shows it', async () => {
  const { user } = show({
    'POST /translations/sets/1/activate': () => {
      sets = [set(3, true), set(2, false), set(1, false)];
      const error = 'lin has changed this in the meantime.';
      return { status: 412, body: { error, code: 'revision_conflict' } };
    },
  });
  await rollBack(user, 'set 1');
  expect((await screen.findByRole('alert')).textContent).toContain('lin has changed this in the meantime.');
  expect(await screen.findByRole('heading', { name: 'Set 3 Active' })).toBeTruthy();
});

test('the first set can be rolled back to the built-in texts', async () => {
  sets = [set(1, true)];
  const { user, sent } = show({
    'POST /translations/sets/0/activate': () => ({ body: { items: [set(1, false)] } }),
  });
  await rollBack(user, 'the built-in texts');
  await screen.findByText('The built-in texts are active again.');
  expect(posts(sent)).toEqual(['/translations/sets/0/activate']);
  expect(sent.find(({ method }) => method === 'POST')!.headers['if-match']).toBe('"1"');
});

test('a text that was rolled back can be published again at once', async () => {
  let publishedTexts = [
    { language: 'ar', namespace: 'common', key: 'hero.title', text: 'جديد', source: 'New' },
  ];
  const { user } = show({
    'GET /translations/published': () => ({ body: { number: 2, texts: publishedTexts } }),
    'POST /translations/sets/1/activate': (sent) => {
      publishedTexts = [];
      return replies['POST /translations/sets/1/activate']!(sent);
    },
  });
  await screen.findByText(/Everything that is reviewed is published/);
  await rollBack(user, 'set 1');
  await screen.findByText('Set 1 is active again.');
  await screen.findByRole('checkbox', { name: /hero\.title/ });
});
