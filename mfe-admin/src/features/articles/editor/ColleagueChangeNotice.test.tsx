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
const patient = { timeout: 5_000 };
let kept: ReturnType<typeof fakeArticleApi>;
let api: ReturnType<typeof fakeApi>;

const show = async (article = anArticle()) => {
  FakeEventSource.opened = [];
  kept = fakeArticleApi(article);
  api = fakeApi((sent) =>
    sent.path === '/live/tickets' ? { status: 201, body: { ticket: 'ticket' } } : kept.respond(sent),
  );
  signInAs();
  renderPage(<Page data={undefined} params={{ id }} />, { at: `/admin/articles/${id}` });
  await screen.findByLabelText('Title');
  await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
};
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const inEnglish = (text: string) => ({
  texts: { ...kept.article.texts, en: { ...kept.article.texts.en, title: text } },
});
const tell = (change: Partial<RowChange> = {}) => {
  const about = { resource_type: 'article', id, within: null, action: 'UPDATE', by: 'lin' };
  const data = JSON.stringify({ ...about, revision: kept.article.revision, ...change });
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
  kept.saveByColleague(inEnglish('Theirs'));
  tell();
  await screen.findByText('lin has changed this article.');
  expect((await title()).value).toBe('The first week');
  await userEvent.click(screen.getByRole('button', { name: 'Show the change' }));
  await waitFor(async () => expect((await title()).value).toBe('Theirs'));
  expect(screen.queryByText('lin has changed this article.')).toBeNull();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(kept.article.texts.en.title).toBe('Theirs!'), patient);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('showing the change with unsaved text leads to a conflict, in which both can be kept', async () => {
  await show();
  await userEvent.click(await title());
  kept.saveByColleague({ author: 'Dr. Other' });
  tell();
  await screen.findByText('lin has changed this article.');
  await userEvent.type(await title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Show the change' }));
  await screen.findByRole('dialog', { name: 'lin saved this article' }, patient);
  await userEvent.click(screen.getByRole('button', { name: 'Keep both changes' }));
  await waitFor(() => expect(kept.article).toMatchObject({ author: 'Dr. Other' }), patient);
  await waitFor(() => expect(kept.article.texts.en.title).toBe('The first week!'), patient);
});

test('a colleague who publishes or unpublishes is named, and editing continues', async () => {
  await show(
    anArticle({
      status: 'published',
      published_at: '2026-03-01T12:00:00.000Z',
      published_revision: revision,
    }),
  );
  kept.act('unpublish', {});
  tell();
  await screen.findByText('lin unpublished this article.');
  await screen.findByRole('button', { name: 'Publish now' });
  kept.act('publish', {});
  tell();
  await screen.findByText('lin published this article.');
  expect(screen.queryByText('lin has changed this article.')).toBeNull();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(kept.article.texts.en.title).toBe('The first week!'), patient);
});

test('a colleague’s save is shown at once while nobody is typing', async () => {
  await show();
  kept.saveByColleague(inEnglish('Theirs'));
  tell();
  await screen.findByText('lin has changed this article, and you see it now.');
  expect((await title()).value).toBe('Theirs');
  expect(screen.queryByRole('button', { name: 'Show the change' })).toBeNull();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(kept.article.texts.en.title).toBe('Theirs!'), patient);
  expect(screen.queryByText(/lin has changed/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an open conflict dialog shows a later save', async () => {
  await show();
  kept.saveByColleague(inEnglish('Theirs'));
  await userEvent.type(await title(), '!');
  const dialog = within(await screen.findByRole('dialog', { name: 'lin saved this article' }, patient));
  dialog.getByText('Theirs');
  kept.saveByColleague(inEnglish('Theirs, later'));
  tell();
  await dialog.findByText('Theirs, later');
  await userEvent.click(dialog.getByRole('radio', { name: 'lin’s' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(async () => expect((await title()).value).toBe('Theirs, later'));
  expect(kept.article).toMatchObject({ revision: 5, texts: { en: { title: 'Theirs, later' } } });
});

test('a postponed conflict stays closed after a colleague’s next save', async () => {
  await show();
  kept.saveByColleague(inEnglish('Theirs'));
  await userEvent.type(await title(), '!');
  const dialog = within(await screen.findByRole('dialog', { name: 'lin saved this article' }, patient));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  const reads = () => api.sent.filter(({ method, path }) => method === 'GET' && path === `/articles/${id}`);
  const before = reads().length;
  kept.saveByColleague(inEnglish('Theirs, later'));
  tell();
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
    kept.saveByColleague(inEnglish('A draft'));
    tell();
    await screen.findByText('lin has changed this article, and you see it now.');
    await userEvent.click(screen.getByRole('button', { name: 'Compare with the site' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard the draft' }));
    await screen.findByText('The draft is the same as the site again');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'The draft and the site' })).toBeNull());
    act(() => (document.activeElement as HTMLElement).blur());
  };
  /** On the screen, and for screen readers. */
  const says = (text: string) => screen.findAllByText(text);
  const stays = async (text: string) => {
    expect((await title()).value).toBe(text);
    await waitFor(() => expect(kept.article.texts.en.title).toBe(text), patient);
  };

  test('a colleague’s later save stays, and the message names them', async () => {
    await discard();
    kept.saveByColleague(inEnglish('Theirs'));
    tell();
    await screen.findByText('lin has changed this article, and you see it now.');
    await undo();
    await says('lin has changed this in the meantime.');
    await stays('Theirs');
  });

  test('text typed later stays as well', async () => {
    await discard();
    await userEvent.type(await title(), '!');
    await undo();
    await says('You have changed this in the meantime.');
    await stays('The first week!');
  });

  test('discarded text does not replace a colleague’s later save', async () => {
    await show();
    kept.saveByColleague(inEnglish('Theirs'));
    await userEvent.type(await title(), '!');
    const dialog = within(await screen.findByRole('dialog', { name: 'lin saved this article' }, patient));
    await userEvent.click(dialog.getByRole('radio', { name: 'lin’s' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('What you wrote was put aside');
    act(() => (document.activeElement as HTMLElement).blur());
    kept.saveByColleague(inEnglish('Theirs, later'));
    tell();
    await screen.findByText('lin has changed this article, and you see it now.');
    await undo('Bring it back');
    await says('lin has changed this in the meantime.');
    await stays('Theirs, later');
  });
});

test('the editor announces that a scheduled article was published', async () => {
  const due = '2999-03-01T12:00:00.000Z';
  await show(anArticle({ status: 'scheduled', published_at: due, published_revision: revision }));
  await userEvent.click(await title());
  expect(screen.getByRole('button', { name: 'Schedule changes' })).toBeTruthy();
  kept.article = { ...kept.article, status: 'published', published_at: '2026-03-01T12:00:00.000Z' };
  tell({ by: null });
  await screen.findByText('This article is on the site now, as it was scheduled.');
  expect(screen.getByRole('button', { name: 'Publish changes' })).toBeTruthy();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(kept.article.texts.en.title).toBe('The first week!'), patient);
});

test('the article is loaded again after a gap in the event stream', async () => {
  await show();
  kept.saveByColleague(inEnglish('Theirs'));
  act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('gap', { data: '{}' })));
  await screen.findByText('lin has changed this article, and you see it now.');
});

test('changes of other articles and known revisions are ignored', async () => {
  await show();
  tell({ id: '00000000-0000-4000-8000-00000000dead', revision: 9 });
  tell({ revision });
  tell({ by: 'mara', revision: 9 });
  expect(api.sent.filter(({ path }) => path === `/articles/${id}`)).toHaveLength(1);
});

describe('when a colleague deletes the article', () => {
  const remove = async () => {
    await show(anArticle({ status: 'published', published_at: '2026-03-01T12:00:00.000Z' }));
    await userEvent.type(await title(), '!');
    kept.isGone = true;
  };
  const anew = () => api.sent.find(({ method, path }) => method === 'POST' && path === '/articles');

  test('the colleague is named, nothing more is saved, and the text can be saved as a new draft', async () => {
    await remove();
    tell({ action: 'DELETE' });
    await screen.findByText('lin deleted this article. Your text is kept in this tab only.');
    for (const name of ['Publish changes', 'Versions', 'Try again', 'More'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Publication' })).toBeNull();
    await userEvent.type(await title(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new draft' }));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(`/admin/articles/${newArticleId}`),
    );
    expect(anew()?.body).toMatchObject({
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
      patient,
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
    tell({ action: 'DELETE' });
    await screen.findByText(/^lin deleted this article/);
    const text = sessionStorage.getItem(`cms_article_${id}`)!;
    expect(text).toContain('The first week!');
    cleanup();
    renderPage(<Page data={undefined} params={{ id }} />, { at: `/admin/articles/${id}` });
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a new draft' }));
    await waitFor(() => expect(anew()?.body).toMatchObject({ texts: { en: { title: 'The first week!' } } }));
  });
});
