import { screen, within } from '@testing-library/react';
import type { DeskText, TextSet } from '@lens/contracts/desk';
import type { Reply, Sent } from '@lens/platform/testing/fake-api';
import { buildText } from '../../../testing/build-text';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../PublishingPage';

const reviewed = buildText({
  ...{ language: 'ar', key: 'hero.title', text: 'جديد', state: 'reviewed', source: 'New', revision: 4 },
  ...{ changed_by: 'noor', changed_at: '2026-11-13T10:00:00.000Z' },
});
const leadText: DeskText = { ...reviewed, language: 'ko', key: 'hero.lead', text: '제목' };
const texts = [reviewed, leadText];
const set = (number: number, active: boolean): TextSet => ({
  ...{ number, base: 0, active, texts: 1, username: 'lin', created_at: '2026-11-12T10:00:00.000Z' },
});
const replies: Record<string, (sent: Sent) => Reply> = {
  'GET /translations/coverage': () => ({
    body: {
      items: texts.map(({ language }) => ({ language, namespace: 'common', counts: { reviewed: 1 } })),
    },
  }),
  'GET /translations/published': () => ({ body: { number: 2, texts: [] } }),
  'GET /translations/texts': ({ query }) => {
    const items = texts.filter(({ language }) => language === query['language']);
    return { body: { items, total: items.length, page: 1, limit: 100 } };
  },
  'GET /translations/sets/taken-back': () => ({ body: { items: [] } }),
  'GET /translations/sets': () => ({ body: { items: [set(2, true), set(1, false)], roll_backs: [] } }),
  'GET /translations/sets/1/changes': () => ({ body: { items: [] } }),
  'POST /translations/sets': () => ({ status: 201, body: set(3, true) }),
  'POST /translations/sets/1/activate': () => ({ body: { items: [set(1, true)] } }),
};

const show = (overrides: typeof replies = {}) => {
  const allReplies = { ...replies, ...overrides };
  return showPage(<Page />, {
    address: '/admin/translations/publishing',
    respond: (sent) => allReplies[`${sent.method} ${sent.path}`]?.(sent),
  });
};
const pressInDialog = (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const chooseAll = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 in this list' }));

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanUp();
  log.mockRestore();
});

test('only the latest result is shown, since an earlier one may no longer hold', async () => {
  const { user } = show();
  await chooseAll(user);
  await user.click(screen.getByRole('button', { name: 'Publish 2 texts' }));
  await pressInDialog(user, 'Publish');
  await screen.findByText('Set 3 is published.');
  await user.click(await screen.findByRole('button', { name: 'Roll back to set 1' }));
  await screen.findByText(/^No text changes/);
  await pressInDialog(user, 'Roll back');
  await screen.findByText('Set 1 is active again.');
  expect(screen.queryByText('Set 3 is published.')).toBeNull();
});

test('a set is compared with its base, and says how many texts were withdrawn, and by whom', async () => {
  const withdrawn = { ...set(3, true), base: 1, texts: 4, username: 'maria' };
  const { user } = show({
    'GET /translations/sets': () => ({
      body: { items: [withdrawn, set(2, false), { ...set(1, false), texts: 5 }], roll_backs: [] },
    }),
    'GET /translations/sets/3/changes': () => ({
      body: { items: [{ language: 'ar', namespace: 'common', key: 'a', before: 'قبل', after: null }] },
    }),
  });
  await screen.findByText('maria');
  const rows = within(screen.getByRole('list', { name: 'Sets' })).getAllByRole('listitem');
  expect(rows[0]!.textContent).toContain('4 texts, 1 text withdrawn by maria');
  await user.click(screen.getByRole('button', { name: 'Changes of set 3' }));
  await screen.findByText('Compared with set 1, active when it was published.');
});

test('a text that a colleague changed in the meantime is named and deselected, so that the rest can be published', async () => {
  const message = 'noor changed it after you looked at it.';
  const error = 'Somebody else has changed this in the meantime.';
  const { user } = show({
    'POST /translations/sets': () => ({
      status: 412,
      body: { error, details: [{ path: 'ar/common/hero.title', code: 'changed', message }] },
    }),
  });
  await chooseAll(user);
  await user.click(screen.getByRole('button', { name: 'Publish 2 texts' }));
  await pressInDialog(user, 'Publish');
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Nothing was published.hero.title (Arabic): ${message}It is not chosen any more. The rest can be published.`,
  );
  await screen.findByRole('button', { name: 'Publish 1 text' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /hero\.title/ }).checked).toBe(false);
});

test('chosen texts that the filter hides are counted, and the question names every text', async () => {
  const { user } = show();
  await chooseAll(user);
  expect(screen.queryByText(/chosen in other languages/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Language'), 'ko');
  screen.getByText('1 chosen in other languages');
  await user.click(screen.getByRole('button', { name: 'Publish 2 texts' }));
  const namedTexts = within(
    within(screen.getByRole('alertdialog')).getByRole('list', { name: 'Texts that will be published' }),
  );
  expect(namedTexts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'hero.title (Arabic)',
    'hero.lead (Korean)',
  ]);
});
