import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../../testing/browser';
import { renderPage } from '../../../testing/render-page';
import { anArticle } from '../testing/articles';
import { keptArticle } from '../testing/kept-article';
import { Page } from './EditorPage';

const { id } = anArticle();
let kept: ReturnType<typeof keptArticle>;
let api: ReturnType<typeof fakeApi>;
let log: jest.SpyInstance;

const show = (respond: (sent: Sent) => Reply | Promise<Reply> = kept.respond) => {
  api?.restore();
  api = fakeApi(respond);
  signInAs();
  return renderPage(<Page data={undefined} params={{ id }} />, { at: `/admin/articles/${id}` });
};
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const puts = () => api.sent.filter(({ method }) => method === 'PUT');

beforeEach(() => {
  sessionStorage.clear();
  kept = keptArticle(anArticle({ stale: ['es'] }));
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  log.mockRestore();
  api.restore();
});

test('what is typed is saved by itself, from the revision that was opened', async () => {
  show();
  await userEvent.type(await title(), ' at home');
  await waitFor(() => expect(puts()).toHaveLength(1), { timeout: 5_000 });
  expect(puts()[0]).toMatchObject({
    headers: { 'if-match': '"3"' },
    body: {
      status: 'draft',
      texts: { en: { title: 'The first week at home' }, es: { title: 'La primera semana' } },
    },
  });
  await screen.findByText(/^Saved/);
  expect(sessionStorage.getItem(`cms_article_${id}`)).toBeNull();
});

test('each language has its direction, and one that is behind says so', async () => {
  show();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: /Spanish \(older than the English text\)/ }));
  expect((await title()).lang).toBe('es');
  await screen.findByText(/The English text was changed after this one/);
  await user.click(screen.getByRole('tab', { name: /Arabic/ }));
  expect((await title()).dir).toBe('rtl');
  expect((await screen.findByRole('textbox', { name: 'Text in Arabic' })).dir).toBe('rtl');
});

test('what a search result says is written per language, and seen as it is cut', async () => {
  show();
  const user = userEvent.setup();
  const preview = () => screen.getByText(/^How a search engine/).closest('figure')!.textContent;
  const own = await screen.findByLabelText<HTMLInputElement>(/^Title in search results/);
  expect(preview()).toContain('practice.test › blog › the-first-week');
  expect(preview()).toContain('The first week |');
  expect(preview()).toContain('What to expect.');
  await user.type(own, 'Healing after PRK');
  await user.click(screen.getByLabelText(/^Description in search results/));
  await user.paste(`${'word '.repeat(40)}end`);
  expect(preview()).toContain('Healing after PRK |');
  expect(preview()).toMatch(/word …/);
  screen.getByText('About 43 characters too many: the end is cut off.');
  const said = { seo_title: 'Healing after PRK', seo_description: `${'word '.repeat(40)}end` };
  await waitFor(() => expect(kept.article.texts.en).toMatchObject(said), { timeout: 5_000 });
  await user.clear(own);
  await waitFor(() => expect(kept.article.texts.en).not.toHaveProperty('seo_title'), { timeout: 5_000 });
  expect(preview()).toContain('The first week |');
  await user.click(screen.getByRole('tab', { name: /Arabic/ }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Title in search results/).dir).toBe('rtl');
  expect(preview()).toContain('› ar › blog ›');
});

test('what could not be saved is there again after a reload', async () => {
  const first = show((sent) => (sent.method === 'PUT' ? 'no answer' : kept.respond(sent)));
  await userEvent.type(await title(), ' again');
  await screen.findByText(/Not saved: Network error/, undefined, { timeout: 5_000 });
  first.unmount();
  show();
  expect((await title()).value).toBe('The first week again');
  await waitFor(() => expect(kept.article.texts.en.title).toBe('The first week again'), { timeout: 5_000 });
});

test('a published article changes on the site only when somebody says so', async () => {
  kept = keptArticle(anArticle({ status: 'published', published_at: '2026-01-01T00:00:00.000Z' }));
  show();
  const update = await screen.findByRole<HTMLButtonElement>('button', { name: 'Update' });
  expect(update.disabled).toBe(true);
  await userEvent.type(await title(), '!');
  await screen.findByText('Changed, not on the site yet');
  expect(puts()).toEqual([]);
  await userEvent.click(update);
  await waitFor(() => expect(puts()).toHaveLength(1));
  expect(kept.article).toMatchObject({ status: 'published', texts: { en: { title: 'The first week!' } } });
});

test('publishing without a title is refused with the field named, and nothing is sent', async () => {
  show();
  await userEvent.clear(await title());
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await screen.findByText(/Not saved: something is missing/);
  expect((await title()).getAttribute('aria-invalid')).toBe('true');
  expect(puts()).toEqual([]);
  expect(kept.article.status).toBe('draft');
});

test('a time is typed by the practice’s clocks, which the field names, and is another elsewhere', async () => {
  show();
  const time = await screen.findByLabelText<HTMLInputElement>('Appears by itself on');
  expect(time.getAttribute('aria-describedby')).toBeTruthy();
  expect(screen.getByText('By the practice’s clocks: Pacific Time (America/Los Angeles).')).toBeTruthy();
  fireEvent.change(time, { target: { value: '2099-07-01T09:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByRole('button', { name: 'Change the time' });
  expect(puts()[0]?.body).toMatchObject({ status: 'scheduled', published_at: '2099-07-01T16:00:00.000Z' });
  expect(screen.getByText('Jul 1, 2099, 9:00 AM')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Appears by itself on').value).toBe('2099-07-01T09:00');
});
