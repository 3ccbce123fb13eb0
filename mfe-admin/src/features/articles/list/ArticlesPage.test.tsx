import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../../testing/browser';
import { FakeEventSource } from '@lens/platform/testing/fake-event-source';
import { renderPage } from '../../../testing/render-page';
import { anArticle, summaryOf } from '../testing/articles';
import { Page } from './ArticlesPage';

const draft = anArticle({ status: 'draft', published_at: null, stale: ['es'] });
const page = () => ({ body: { items: [summaryOf(draft)], total: 1, page: 1, limit: 20 } });
let api: ReturnType<typeof fakeApi>;
const show = (respond: (sent: Sent) => Reply | Promise<Reply> = page, at = '/admin/articles') => {
  api = fakeApi(respond);
  signInAs();
  renderPage(<Page />, { at });
  return userEvent.setup();
};
const acceptAll = ({ method, path }: Sent): Reply =>
  method === 'GET' && path === '/articles' ? page() : { body: { ...draft, revision: draft.revision + 1 } };
afterEach(() => api.restore());

test('the list shows each article, its status, and stale translations', async () => {
  show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Articles Management');
  const link = await screen.findByRole('link', { name: draft.texts.en.title });
  expect(link.getAttribute('href')).toBe(`/admin/articles/${draft.id}`);
  const [, row] = screen.getAllByRole('row');
  expect(within(row!).getByText('Draft')).toBeTruthy();
  expect(within(row!).getByText('Spanish').textContent).toBe('Spanish (older than the English text)');
});

test('filters, sort order and page are in the address and are applied by the API', async () => {
  const user = show(page, '/admin/articles?status=draft&sort=slug&status=draft');
  await screen.findByRole('link', { name: draft.texts.en.title });
  expect(api.sent[0]?.query).toEqual({ page: '1', limit: '20', sort: 'slug', status: 'draft' });
  await user.selectOptions(screen.getByLabelText('Category'), 'Mission');
  await waitFor(() => expect(api.sent.at(-1)?.query).toMatchObject({ category: 'mission', status: 'draft' }));
  expect(screen.getByTestId('address').textContent).toContain('category=mission');
});

test('an article is published from its row, and the undo makes it a draft again', async () => {
  const user = show(acceptAll);
  await user.click(await screen.findByRole('button', { name: `Actions for ${draft.texts.en.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish now' }));
  const state = () => screen.getAllByRole('row')[1]?.querySelector('[data-status]')?.textContent;
  await waitFor(() => expect(state()).toBe('Published'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    const actions = api.sent.filter(({ path }) => path.startsWith(`/articles/${draft.id}/`));
    expect(actions.map(({ path, headers }) => [path.split('/').at(-1), headers['if-match']])).toEqual([
      ['publish', '"3"'],
      ['unpublish', '"4"'],
    ]);
  });
  expect(state()).toBe('Draft');
});

test('an article with unpublished changes is unpublished only after a question', async () => {
  const published = anArticle({
    status: 'published',
    published_at: '2026-01-01T00:00:00.000Z',
    published_slug: 'its-address',
    has_changes: true,
  });
  const listed = { body: { items: [summaryOf(published)], total: 1, page: 1, limit: 20 } };
  const user = show(({ method, path }) =>
    method === 'GET' && path === '/articles' ? listed : { body: published },
  );
  await screen.findByText('with changes in its draft');
  await user.click(screen.getByRole('button', { name: `Actions for ${published.texts.en.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  await screen.findByRole('alertdialog');
  const actions = () =>
    api.sent.filter(({ method, path }) => method === 'POST' && path.startsWith('/articles'));
  expect(actions()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(actions()[0]?.path).toBe(`/articles/${published.id}/unpublish`));
});

test('an article is deleted only after a question', async () => {
  const user = show(acceptAll);
  await user.click(await screen.findByRole('button', { name: `Actions for ${draft.texts.en.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  await screen.findByRole('alertdialog');
  expect(api.sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete the article' }));
  await waitFor(() => expect(api.sent.map(({ method }) => method)).toContain('DELETE'));
});

describe('a change by a colleague', () => {
  let current: ReturnType<typeof anArticle>;
  const emitChange = (change: object = {}) => {
    const defaults = { resource_type: 'article', id: current.id, within: null, action: 'UPDATE', by: 'lin' };
    const data = JSON.stringify({ ...defaults, revision: current.revision, ...change });
    act(() => void FakeEventSource.opened.at(-1)!.dispatchEvent(new MessageEvent('change', { data })));
  };
  const showWithEvents = async (article: ReturnType<typeof anArticle>) => {
    current = article;
    FakeEventSource.opened = [];
    const list = { body: { items: [summaryOf(article)], total: 1, page: 1, limit: 20 } };
    show(({ path }) => {
      if (path === '/live/tickets') return { status: 201, body: { ticket: 'ticket' } };
      return path === '/articles' ? list : { body: current };
    });
    await screen.findByRole('link', { name: article.texts.en.title });
    await waitFor(() => expect(FakeEventSource.opened).toHaveLength(1));
  };
  const status = () => screen.getAllByRole('row')[1]?.querySelector('[data-status]')?.textContent;

  test('is shown and announced at once, without loading the list again', async () => {
    await showWithEvents(draft);
    current = {
      ...current,
      status: 'published',
      published_at: '2026-03-11T09:00:00.000Z',
      revision: 4,
      published_revision: 4,
    };
    emitChange();
    await screen.findByText('lin published “The first week”.');
    expect(status()).toBe('Published');
    current = { ...current, status: 'draft', revision: 5, published_revision: null };
    emitChange();
    await screen.findByText('lin unpublished “The first week”.');
    expect(status()).toBe('Draft');
    expect(api.sent.filter(({ path }) => path === '/articles')).toHaveLength(1);
    emitChange({ action: 'DELETE' });
    await screen.findByText('lin deleted “The first week”.');
    expect(screen.queryByRole('link', { name: 'The first week' })).toBeNull();
  });

  test('is not announced for a saved draft, whose title is updated', async () => {
    await showWithEvents(draft);
    const texts = { ...current.texts, en: { ...current.texts.en, title: 'The first month' } };
    current = { ...current, texts, revision: 4 };
    emitChange();
    await screen.findByRole('link', { name: 'The first month' });
    expect(screen.queryByText(/^lin/)).toBeNull();
  });

  test('is announced when a scheduled article is published', async () => {
    const published_at = '2999-03-01T12:00:00.000Z';
    await showWithEvents(anArticle({ status: 'scheduled', published_at, published_revision: 3 }));
    current = { ...current, status: 'published' };
    emitChange({ by: null });
    await screen.findByText('“The first week” is on the site now, as it was scheduled.');
    expect(status()).toBe('Published');
  });
});
