import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleAnswer } from '@lens/contracts/articles';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../../testing/browser';
import { renderPage } from '../../../testing/render-page';
import { draftFromArticle } from '../article-draft';
import { anArticle } from '../testing/articles';
import { fakeArticleApi } from '../testing/fake-article-api';
import { Page } from './EditorPage';

const { id } = anArticle();
let server: ReturnType<typeof fakeArticleApi>;
let api: ReturnType<typeof fakeApi>;
let log: jest.SpyInstance;

const show = (respond: (sent: Sent) => Reply | Promise<Reply> = server.respond) => {
  api?.restore();
  api = fakeApi(respond);
  signInAs();
  return renderPage(<Page data={undefined} params={{ id }} />, { at: `/admin/articles/${id}` });
};
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const posts = (verb: string) =>
  api.sent.filter(({ method, path }) => method === 'POST' && path.endsWith(verb));
const puts = () => api.sent.filter(({ method }) => method === 'PUT');

beforeEach(() => {
  sessionStorage.clear();
  server = fakeArticleApi(anArticle({ stale: ['es'] }));
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  log.mockRestore();
  api.restore();
});

test('typed text is saved automatically, based on the opened revision', async () => {
  show();
  await userEvent.type(await title(), ' at home');
  await waitFor(() => expect(puts()).toHaveLength(1), { timeout: 5_000 });
  expect(puts()[0]).toMatchObject({
    headers: { 'if-match': '"3"' },
    body: {
      texts: { en: { title: 'The first week at home' }, es: { title: 'La primera semana' } },
    },
  });
  await screen.findByText(/^Saved/);
  expect(sessionStorage.getItem(`cms_article_${id}`)).toBeNull();
});

test('each language has its direction, and a stale one is marked [EDITOR-14]', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: /Spanish \(older than the English text\)/ }));
  expect((await title()).lang).toBe('es');
  await screen.findByText(/The English text has changed since this was written/);
  await user.click(screen.getByRole('tab', { name: /Arabic/ }));
  expect((await title()).dir).toBe('rtl');
  expect((await screen.findByRole('textbox', { name: 'Text in Arabic' })).dir).toBe('rtl');
});

test('the search result is edited per language, with a truncated preview [EDITOR-15]', async () => {
  show();
  const user = userEvent.setup();
  const preview = () => screen.getByText(/^How a search engine/).closest('figure')!.textContent;
  const titleField = await screen.findByLabelText<HTMLInputElement>(/^Title in search results/);
  expect(preview()).toContain('practice.test › blog › the-first-week');
  expect(preview()).toContain('The first week |');
  expect(preview()).toContain('What to expect.');
  await user.type(titleField, 'Healing after PRK');
  await user.click(screen.getByLabelText(/^Description in search results/));
  await user.paste(`${'word '.repeat(40)}end`);
  expect(preview()).toContain('Healing after PRK |');
  expect(preview()).toMatch(/word …/);
  screen.getByText('About 43 characters too many: the end is cut off.');
  const searchFields = { seo_title: 'Healing after PRK', seo_description: `${'word '.repeat(40)}end` };
  await waitFor(() => expect(server.article.texts.en).toMatchObject(searchFields), { timeout: 5_000 });
  await user.clear(titleField);
  await waitFor(() => expect(server.article.texts.en).not.toHaveProperty('seo_title'), { timeout: 5_000 });
  expect(preview()).toContain('The first week |');
  await user.click(screen.getByRole('tab', { name: /Arabic/ }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Title in search results/).dir).toBe('rtl');
  expect(preview()).toContain('› ar › blog ›');
});

test('text that could not be saved is still there after a reload [EDITOR-13]', async () => {
  const first = show((sent) => (sent.method === 'PUT' ? 'no answer' : server.respond(sent)));
  await userEvent.type(await title(), ' again');
  await screen.findByText(/^Not saved: Network error\. Your text is kept in this tab\./, undefined, {
    timeout: 5_000,
  });
  first.unmount();
  show();
  expect((await title()).value).toBe('The first week again');
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week again'), { timeout: 5_000 });
});

const publishedArticle = (fields: Partial<ArticleAnswer> = {}) =>
  fakeArticleApi(
    anArticle({
      status: 'published',
      published_at: '2026-01-01T00:00:00.000Z',
      published_slug: 'the-first-week',
      published_revision: 3,
      ...fields,
    }),
  );

test('a published article changes only when its saved draft is published [EDITOR-1]', async () => {
  server = publishedArticle();
  show();
  const publish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Publish changes' });
  expect(publish.disabled).toBe(true);
  await userEvent.type(await title(), '!');
  await screen.findByText(/^Saved.*, not on the site yet$/, undefined, { timeout: 5_000 });
  expect(puts()).toMatchObject([{ headers: { 'if-match': '"3"' } }]);
  expect(Object.keys(puts()[0]!.body as object)).not.toContain('status');
  expect(server.published?.texts.en.title).toBe('The first week');
  await userEvent.click(publish);
  await waitFor(() => expect(server.published?.texts.en.title).toBe('The first week!'));
  expect(posts('/publish').map(({ headers }) => headers['if-match'])).toEqual(['"4"']);
  await screen.findByText('Your changes are on the site');
  await waitFor(() => expect(publish.disabled).toBe(true));
  expect(publish.title).toBe('Nothing to publish: the site already shows this text.');
  await screen.findByText(/^Saved.*\. Nothing to publish: the site already shows this text\.$/);
});

test('the button says why there is nothing to schedule', async () => {
  server = publishedArticle({ status: 'scheduled', published_at: '2999-01-01T00:00:00.000Z' });
  show();
  const schedule = await screen.findByRole<HTMLButtonElement>('button', { name: 'Schedule changes' });
  expect([schedule.disabled, schedule.title]).toEqual([
    true,
    'Nothing to schedule: it will be published as shown here.',
  ]);
  screen.getByText(/^Saved.*\. Nothing to schedule: it will be published as shown here\.$/);
});

test('an article is unpublished only after a question', async () => {
  server = publishedArticle();
  show();
  const user = userEvent.setup();
  const unpublish = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Unpublish “The first week”?' }));
    await user.click(question.getByRole('button', { name: answer }));
  };
  await unpublish('Cancel');
  expect(posts('/unpublish')).toEqual([]);
  await unpublish('Unpublish');
  await screen.findByText('It is a draft again');
  expect(server.article.status).toBe('draft');
});

test('the question before deleting names who may be editing, and says that visitors read it', async () => {
  server = publishedArticle({ changed_by: 'lin', updated_at: new Date(Date.now() - 120_000).toISOString() });
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(
    'Visitors can read it now. lin changed it 2 minutes ago and may still be editing it.',
  );
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
});

test('the draft is compared with the site, discarded and restored [EDITOR-2]', async () => {
  const draft = anArticle().texts;
  server = publishedArticle();
  server.saveByColleague({ texts: { ...draft, en: { ...draft.en, excerpt: 'Written later.' } } });
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Compare with the site' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The draft and the site' }));
  await waitFor(() => expect(dialog.getByText('Summary, English')).toBeTruthy());
  await user.click(dialog.getByRole('button', { name: 'Discard the draft' }));
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Summary').value).toBe('What to expect.'),
  );
  expect(server.article.has_changes).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.article.texts.en.excerpt).toBe('Written later.'), { timeout: 5_000 });
  expect(server.published?.texts.en.excerpt).toBe('What to expect.');
});

test('the effect of a new address is explained before and after publishing', async () => {
  server = publishedArticle();
  show();
  const user = userEvent.setup();
  const address = await screen.findByLabelText<HTMLInputElement>('Page address');
  await user.type(address, '-after');
  await screen.findByText(
    /The article is at \/blog\/the-first-week now\. Once you publish, that address will lead/,
  );
  await user.click(screen.getByRole('button', { name: 'Publish changes' }));
  await screen.findByText(
    'Your changes are on the site. /blog/the-first-week now leads to /blog/the-first-week-after',
    undefined,
    { timeout: 5_000 },
  );
});

test('a colleague’s change of the publication is no conflict for the text', async () => {
  server = publishedArticle();
  show();
  await title();
  server.act('unpublish', {});
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week!'), { timeout: 5_000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  await screen.findByRole('button', { name: 'Publish now' });
});

test('publishing after a colleague’s save first shows their text', async () => {
  server = publishedArticle({ has_changes: true });
  show();
  await title();
  server.saveByColleague({ author: 'Dr. Other' });
  await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
  await screen.findAllByText('lin changed this article, and you see it now. Read it, then try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Author').value).toBe('Dr. Other');
  expect(screen.queryByRole('dialog', { name: /saved this article/ })).toBeNull();
  expect([puts(), server.published?.author]).toEqual([[], 'Dr. Test']);
  await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
  await waitFor(() => expect(server.published?.author).toBe('Dr. Other'));
});

test('text that was typed and removed again leads to no conflict', async () => {
  show();
  await title();
  server.saveByColleague({ author: 'Dr. Other' });
  await userEvent.type(await title(), '!{Backspace}');
  await screen.findByText('lin changed this article, and you see it now.', undefined, { timeout: 5_000 });
  expect(screen.getByLabelText<HTMLInputElement>('Author').value).toBe('Dr. Other');
  expect(screen.queryByRole('dialog', { name: /saved this article/ })).toBeNull();
  expect(server.article.revision).toBe(4);
});

test('a stored draft without changes leads to no conflict', async () => {
  const { revision, ...written } = anArticle();
  const base = draftFromArticle({ revision, ...written });
  sessionStorage.setItem(`cms_article_${id}`, JSON.stringify({ revision, base, written: base }));
  server.saveByColleague({ author: 'Dr. Other' });
  show();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Author').value).toBe('Dr. Other'));
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week!'), { timeout: 5_000 });
  expect(server.article.author).toBe('Dr. Other');
});

test('what is missing for publishing is named, and its fields are marked', async () => {
  const refusal = {
    error: 'This cannot be published yet. Write a summary in English.',
    code: 'article_incomplete',
    statusCode: 409,
    details: [{ path: 'texts.en.excerpt', code: 'missing', message: 'Write a summary in English.' }],
  };
  show((sent) => (sent.path.endsWith('/publish') ? { status: 409, body: refusal } : server.respond(sent)));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
  await screen.findAllByText(refusal.error);
  expect(screen.getByLabelText('Summary').getAttribute('aria-invalid')).toBe('true');
  expect(server.article.status).toBe('draft');
  // After a change the failure may no longer be true.
  await userEvent.type(screen.getByLabelText('Summary'), '!');
  await waitFor(() => expect(server.article.texts.en.excerpt).toBe('What to expect.!'), { timeout: 5_000 });
  await waitFor(() => expect(screen.queryAllByText(refusal.error)).toEqual([]));
});

test('a version is shown with what restoring it would change, and what it would not', async () => {
  server = publishedArticle();
  const { slug: _slug, texts, ...rest } = anArticle({ published_revision: 3 });
  const content = { ...rest, slug: 'former', texts: { en: { ...texts.en, title: 'The first days' } } };
  const version = { revision: 1, username: 'edith', created_at: rest.created_at };
  show(({ path, ...sent }) => {
    const items = [{ ...version, revision: 4 }, { ...version, revision: 3 }, version];
    if (path.endsWith('/versions')) return { body: { items, total: 3, page: 1, limit: 20 } };
    if (path.endsWith('/versions/1')) return { body: { ...version, content } };
    return server.respond({ path, ...sent });
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }));
  await dialog.findByText('Version 4, the newest');
  dialog.getByText('Version 3, on your screen, on the site');
  await user.click(await dialog.findByRole('button', { name: /^Version 1/ }));
  const changes = await dialog.findByRole('region', { name: 'What restoring changes' });
  await waitFor(() => expect(changes.querySelector('ins')?.textContent).toBe('days'));
  expect(changes.textContent).toContain(
    'Restoring makes these changes to the draft. What is on the site stays as it is. Spanish and the address stay as they are.',
  );
  expect(changes.textContent).not.toContain('Title, Spanish');
});

test('publishing without a title marks the field and sends nothing', async () => {
  show();
  await userEvent.clear(await title());
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await screen.findByText(/Not saved: something is missing/);
  expect((await title()).getAttribute('aria-invalid')).toBe('true');
  expect(puts()).toEqual([]);
  expect(server.article.status).toBe('draft');
});

test('a time is in the practice’s time zone, which the field names [ADMIN-10]', async () => {
  show();
  const time = await screen.findByLabelText<HTMLInputElement>('Publish automatically on');
  expect(time.getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('In the practice’s time zone: Pacific Time (America/Los Angeles).')).toBeTruthy();
  fireEvent.change(time, { target: { value: '2099-07-01T09:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByRole('button', { name: 'Change the time' });
  expect(posts('/publish')[0]?.body).toEqual({ published_at: '2099-07-01T16:00:00.000Z' });
  expect(screen.getByText('Jul 1, 2099, 9:00 AM')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Publish automatically on').value).toBe('2099-07-01T09:00');
});
