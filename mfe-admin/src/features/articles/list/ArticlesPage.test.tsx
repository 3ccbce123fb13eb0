import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../../testing/browser';
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
const answers = ({ method, path }: Sent): Reply =>
  method === 'GET' && path === '/articles' ? page() : { body: draft };
afterEach(() => api.restore());

test('the list names each article, its state, and the translations that are behind', async () => {
  show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Articles Management');
  const link = await screen.findByRole('link', { name: draft.texts.en.title });
  expect(link.getAttribute('href')).toBe(`/admin/articles/${draft.id}`);
  const [, row] = screen.getAllByRole('row');
  expect(within(row!).getByText('Draft')).toBeTruthy();
  expect(within(row!).getByText('es').textContent).toBe('es (older than the English text)');
});

test('filters, sorting and paging stand in the address and are the API’s work', async () => {
  const user = show(page, '/admin/articles?status=draft&sort=slug&status=draft');
  await screen.findByRole('link', { name: draft.texts.en.title });
  expect(api.sent[0]?.query).toEqual({ page: '1', limit: '20', sort: 'slug', status: 'draft' });
  await user.selectOptions(screen.getByLabelText('Category'), 'Mission');
  await waitFor(() => expect(api.sent.at(-1)?.query).toMatchObject({ category: 'mission', status: 'draft' }));
  expect(screen.getByTestId('address').textContent).toContain('category=mission');
});

test('an article is published from its row, and the undo makes it a draft again', async () => {
  const user = show(answers);
  await user.click(await screen.findByRole('button', { name: `Actions for ${draft.texts.en.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Publish now' }));
  const state = () => screen.getAllByRole('row')[1]?.querySelector('[data-status]')?.textContent;
  await waitFor(() => expect(state()).toBe('Published'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    const puts = api.sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(puts).toMatchObject([{ status: 'published' }, { status: 'draft' }]);
  });
  expect(state()).toBe('Draft');
});

test('nothing is deleted before somebody agrees', async () => {
  const user = show(answers);
  await user.click(await screen.findByRole('button', { name: `Actions for ${draft.texts.en.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  await screen.findByRole('alertdialog');
  expect(api.sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete the article' }));
  await waitFor(() => expect(api.sent.map(({ method }) => method)).toContain('DELETE'));
});
