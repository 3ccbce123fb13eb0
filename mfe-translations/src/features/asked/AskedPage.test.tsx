import { screen, waitFor, within } from '@testing-library/react';
import type { AskingComment } from '@lens/contracts/comments';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { sendChange } from '../../testing/send-change';
import { showPage, cleanUp } from '../../testing/show-page';
import { Page } from './AskedPage';

const build = (overrides: Partial<AskingComment> = {}): AskingComment => ({
  id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7b01',
  about: 'language',
  username: 'lin',
  text: '@mara: formal\nor not?',
  created_at: '2026-11-20T10:00:00.000Z',
  language: 'ko',
  namespace: 'common',
  key: 'hero.title',
  source: 'LASIK takes 15 minutes.',
  ...overrides,
});

let asking: AskingComment[];
const respond = ({ path }: { path: string }) => {
  if (path === '/translations/asked') return { body: { items: asking, total: asking.length } };
  return undefined;
};
const findMark = () => screen.findByRole('link', { name: /^Asked/ });

beforeEach(() => {
  asking = [];
});
afterEach(cleanUp);

test('the comments that ask are listed with their text, which the link opens in its language [COMMENT-11]', async () => {
  asking = [
    build({ id: 'b', about: 'source', language: null, text: 'Who, @mara?', key: 'items_few', source: null }),
    build(),
  ];
  showPage(<Page />, { address: '/admin/translations/asked', respond });
  const items = within(await screen.findByRole('list', { name: 'Comments that ask you' })).getAllByRole(
    'listitem',
  );
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^lin, .*about the English of common: items_few.*Who, @mara\?$/),
    expect.stringMatching(
      /^lin, .*about the Korean of common: hero\.title.*LASIK takes 15 minutes\.@mara: formal\nor not\?$/,
    ),
  ]);
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    '/admin/translations/texts?language=ar&text=common/items_few',
    '/admin/translations/texts?language=ko&text=common/hero.title',
  ]);
  expect((await findMark()).getAttribute('aria-current')).toBe('page');
});

test('the mark is a link of the desk’s navigation, with the number of comments [COMMENT-15]', async () => {
  asking = [build(), build({ id: 'b' })];
  showPage(<Page />, { respond });
  await waitFor(async () => expect((await findMark()).textContent).toBe('Asked: 2'));
  expect((await findMark()).getAttribute('href')).toBe('/admin/translations/asked');
  expect((await findMark()).closest('nav')!.getAttribute('aria-label')).toBe('Translation desk');
});

test('the mark follows the event stream: it appears with a question, is announced, and goes with the answer [COMMENT-15]', async () => {
  showPage(<Page />, { respond });
  await screen.findByText(/^Nobody is waiting for your answer/);
  expect((await findMark()).textContent).toBe('Asked');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  const change = { resource_type: 'text_comment', id: 'b', within: 'ko/common/hero.title' } as const;
  asking = [build()];
  sendChange({ ...change, action: 'CREATE' });
  await waitFor(async () => expect((await findMark()).textContent).toBe('Asked: 1'));
  expect(screen.getByText('1 comment waiting for your answer.').getAttribute('role')).toBe('status');
  expect(screen.getByRole('list', { name: 'Comments that ask you' })).toBeTruthy();
  asking = [];
  sendChange({ ...change, action: 'CREATE' });
  await waitFor(async () => expect((await findMark()).textContent).toBe('Asked'));
});
