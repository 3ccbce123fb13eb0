import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RowChange } from '@lens/contracts/event-stream';
import { useSession } from '@lens/platform/session';
import { fakeApi } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { renderPage } from '../../../testing/render-page';
import { anArticle } from '../testing/articles';
import { newArticleId, fakeArticleApi } from '../testing/fake-article-api';
import { Page } from './EditorPage';

const { id, revision } = anArticle();
const longTimeout = { timeout: 5_000 };
let server: ReturnType<typeof fakeArticleApi>;
let api: ReturnType<typeof fakeApi>;

const show = async (article = anArticle()) => {
  FakeEventSource.opened = [];
  server = fakeArticleApi(article);
  api = fakeApi((sent) =>
    sent.path === '/live/tickets' ? { status: 201, body: { ticket: 'ticket' } } : server.respond(sent),
  );
  signInAs();
  renderPage(<Page data={undefined} params={{ id }} />, { at: `/admin/articles/${id}` });
  await screen.findByLabelText('Title');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
};
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const inEnglish = (text: string) => ({
  texts: { ...server.article.texts, en: { ...server.article.texts.en, title: text } },
});
const emitChange = (change: Partial<RowChange> = {}) => {
  const defaults = { resource_type: 'article', id, within: null, action: 'UPDATE', by: 'lin' };
  const data = JSON.stringify({ ...defaults, revision: server.article.revision, ...change });
  act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('change', { data })));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  api.restore();
  // The removed rows are cleared with the session.
  useSession.getState().signOut();
});

test('a colleague’s save is announced at once, changes nothing at the cursor, and is shown on request', async () => {
  await show();
  await userEvent.click(await title());
  server.saveByColleague(inEnglish('Theirs'));
  emitChange();
  await screen.findByText('lin has changed this article.');
  expect((await title()).value).toBe('The first week');
  await userEvent.click(screen.getByRole('button', { name: 'Show the change' }));
  await waitFor(async () => expect((await title()).value).toBe('Theirs'));
  expect(screen.queryByText('lin has changed this article.')).toBeNull();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(server.article.texts.en.title).toBe('Theirs!'), longTimeout);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('showing the change with unsaved text leads to a conflict, in which both can be kept', async () => {
  await show();
  await userEvent.click(await title());
  server.saveByColleague({ author: 'Dr. Other' });
  emitChange();
  await screen.findByText('lin has changed this article.');
  await userEvent.type(await title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Show the change' }));
  await screen.findByRole('dialog', { name: 'lin saved this article' }, longTimeout);
  await userEvent.click(screen.getByRole('button', { name: 'Keep both changes' }));
  await waitFor(() => expect(server.article).toMatchObject({ author: 'Dr. Other' }), longTimeout);
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week!'), longTimeout);
});

test('a colleague who publishes or unpublishes is named, and editing continues', async () => {
  await show(
    anArticle({
      status: 'published',
      published_at: '2026-03-01T12:00:00.000Z',
      published_revision: revision,
    }),
  );
  server.act('unpublish', {});
  emitChange();
  await screen.findByText('lin unpublished this article.');
  await screen.findByRole('button', { name: 'Publish now' });
  server.act('publish', {});
  emitChange();
  await screen.findByText('lin published this article.');
  expect(screen.queryByText('lin has changed this article.')).toBeNull();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week!'), longTimeout);
});

test('a colleague’s save is shown at once while nobody is typing', async () => {
  await show();
  server.saveByColleague(inEnglish('Theirs'));
  emitChange();
  await screen.findByText('lin has changed this article, and you see it now.');
  expect((await title()).value).toBe('Theirs');
  expect(screen.queryByRole('button', { name: 'Show the change' })).toBeNull();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(server.article.texts.en.title).toBe('Theirs!'), longTimeout);
  expect(screen.queryByText(/lin has changed/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an open conflict dialog shows a later save', async () => {
  await show();
  server.saveByColleague(inEnglish('Theirs'));
  await userEvent.type(await title(), '!');
  const dialog = within(await screen.findByRole('dialog', { name: 'lin saved this article' }, longTimeout));
  dialog.getByText('Theirs');
  server.saveByColleague(inEnglish('Theirs, later'));
  emitChange();
  await dialog.findByText('Theirs, later');
  await userEvent.click(dialog.getByRole('radio', { name: 'lin’s' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(async () => expect((await title()).value).toBe('Theirs, later'));
  expect(server.article).toMatchObject({ revision: 5, texts: { en: { title: 'Theirs, later' } } });
});

test('a postponed conflict stays closed after a colleague’s next save', async () => {
  await show();
  server.saveByColleague(inEnglish('Theirs'));
  await userEvent.type(await title(), '!');
  const dialog = within(await screen.findByRole('dialog', { name: 'lin saved this article' }, longTimeout));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const reads = () => api.sent.filter(({ method, path }) => method === 'GET' && path === `/articles/${id}`);
  const before = reads().length;
  server.saveByColleague(inEnglish('Theirs, later'));
  emitChange();
  await waitFor(() => expect(reads().length).toBeGreaterThan(before));
  await screen.findByText('Not saved: lin saved this article.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'See both' }));
  within(await screen.findByRole('dialog')).getByText('Theirs, later');
});

describe('an undo does not revert later changes', () => {
  const undo = (name = 'Undo') => userEvent.click(screen.getByRole('button', { name }));
  const discard = async () => {
    await show(anArticle({ status: 'published', published_revision: revision }));
    server.saveByColleague(inEnglish('A draft'));
    emitChange();
    await screen.findByText('lin has changed this article, and you see it now.');
    await userEvent.click(screen.getByRole('button', { name: 'Compare with the site' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
    await screen.findByText('The draft is the same as the site again');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The draft and the site' })).toBeNull());
    act(() => (document.activeElement as HTMLElement).blur());
  };
  /** On the screen, and for screen readers. */
  const expectMessage = (text: string) => screen.findAllByText(text);
  const expectTitle = async (text: string) => {
    expect((await title()).value).toBe(text);
    await waitFor(() => expect(server.article.texts.en.title).toBe(text), longTimeout);
  };

  test('a colleague’s later save stays, and the message names them', async () => {
    await discard();
    server.saveByColleague(inEnglish('Theirs'));
    emitChange();
    await screen.findByText('lin has changed this article, and you see it now.');
    await undo();
    await expectMessage('lin has changed this in the meantime.');
    await expectTitle('Theirs');
  });

  test('text typed later stays as well', async () => {
    await discard();
    await userEvent.type(await title(), '!');
    await undo();
    await expectMessage('You have changed this in the meantime.');
    await expectTitle('The first week!');
  });

  test('discarded text does not replace a colleague’s later save', async () => {
    await show();
    server.saveByColleague(inEnglish('Theirs'));
    await userEvent.type(await title(), '!');
    const dialog = within(await screen.findByRole('dialog', { name: 'lin saved this article' }, longTimeout));
    await userEvent.click(dialog.getByRole('radio', { name: 'lin’s' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('What you wrote was put aside');
    act(() => (document.activeElement as HTMLElement).blur());
    server.saveByColleague(inEnglish('Theirs, later'));
    emitChange();
    await screen.findByText('lin has changed this article, and you see it now.');
    await undo('Bring it back');
    await expectMessage('lin has changed this in the meantime.');
    await expectTitle('Theirs, later');
  });
});

test('the editor announces that a scheduled article was published', async () => {
  const due = '2999-03-01T12:00:00.000Z';
  await show(anArticle({ status: 'scheduled', published_at: due, published_revision: revision }));
  await userEvent.click(await title());
  expect(screen.getByRole('button', { name: 'Schedule changes' })).toBeTruthy();
  server.article = { ...server.article, status: 'published', published_at: '2026-03-01T12:00:00.000Z' };
  emitChange({ by: null });
  await screen.findByText('This article is on the site now, as it was scheduled.');
  expect(screen.getByRole('button', { name: 'Publish changes' })).toBeTruthy();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week!'), longTimeout);
});

test('the article is loaded again after a gap in the event stream', async () => {
  await show();
  server.saveByColleague(inEnglish('Theirs'));
  act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('gap', { data: '{}' })));
  await screen.findByText('lin has changed this article, and you see it now.');
});

test('changes of other articles and known revisions are ignored', async () => {
  await show();
  emitChange({ id: '00000000-0000-4000-8000-00000000dead', revision: 9 });
  emitChange({ revision });
  emitChange({ by: 'mara', revision: 9 });
  expect(api.sent.filter(({ path }) => path === `/articles/${id}`)).toHaveLength(1);
});

describe('when a colleague deletes the article', () => {
  const remove = async () => {
    await show(anArticle({ status: 'published', published_at: '2026-03-01T12:00:00.000Z' }));
    await userEvent.type(await title(), '!');
    server.isGone = true;
  };
  const createRequest = () => api.sent.find(({ method, path }) => method === 'POST' && path === '/articles');

  test('the colleague is named, nothing more is saved, and the text can be saved as a new draft', async () => {
    await remove();
    emitChange({ action: 'DELETE' });
    await screen.findByText('lin deleted this article. Your text is kept in this tab only.');
    for (const name of ['Publish changes', 'Versions', 'Try again', 'More'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Publication' })).toBeNull();
    await userEvent.type(await title(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new draft' }));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(`/admin/articles/${newArticleId}`),
    );
    expect(createRequest()?.body).toMatchObject({
      status: 'draft',
      published_at: null,
      texts: { en: { title: 'The first week!!' } },
    });
    expect(api.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(sessionStorage.getItem(`cms_article_${id}`)).toBeNull();
  });

  test('a save that finds no article says so, and the text can be copied', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    await remove();
    await screen.findByText(
      'This article was deleted. Your text is kept in this tab only.',
      undefined,
      longTimeout,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('Title, English\nThe first week!');
    expect(copied).toContain('Text, Spanish\nDescanse la vista.');
    log.mockRestore();
  });

  test('the typed text is still there after a reload', async () => {
    await remove();
    emitChange({ action: 'DELETE' });
    await screen.findByText(/^lin deleted this article/);
    const text = sessionStorage.getItem(`cms_article_${id}`)!;
    expect(text).toContain('The first week!');
    cleanup();
    renderPage(<Page data={undefined} params={{ id }} />, { at: `/admin/articles/${id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a new draft' }));
    await waitFor(() =>
      expect(createRequest()?.body).toMatchObject({ texts: { en: { title: 'The first week!' } } }),
    );
  });
});
