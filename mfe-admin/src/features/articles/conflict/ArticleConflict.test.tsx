import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleText } from '@lens/contracts/articles';
import { fakeApi } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import '../../../testing/browser';
import { renderPage } from '../../../testing/render-page';
import { Page } from '../editor/EditorPage';
import { anArticle } from '../testing/articles';
import { fakeArticleApi } from '../testing/fake-article-api';

const { id } = anArticle();
const longTimeout = { timeout: 5_000 };
let server: ReturnType<typeof fakeArticleApi>;
let api: ReturnType<typeof fakeApi>;
let log: jest.SpyInstance;

const show = () => {
  api?.restore();
  api = fakeApi((sent) => server.respond(sent));
  signInAs();
  return renderPage(<Page data={undefined} params={{ id }} />, { at: `/admin/articles/${id}` });
};
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const puts = () => api.sent.filter(({ method }) => method === 'PUT');
const inEnglish = (fields: Partial<ArticleText>) => ({
  texts: { ...server.article.texts, en: { ...server.article.texts.en, ...fields } },
});
const conflict = async () =>
  within(await screen.findByRole('dialog', { name: 'lin saved this article' }, longTimeout));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  sessionStorage.clear();
  server = fakeArticleApi(anArticle());
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  log.mockRestore();
  api.restore();
});

test('after a conflict the second editor sees both texts and can keep their own [EDITOR-9]', async () => {
  show();
  await title();
  server.saveByColleague(inEnglish({ title: 'The first month' }));
  await userEvent.type(await title(), ' at home');
  const dialog = await conflict();
  dialog.getByText('The first week at home');
  dialog.getByText('The first month');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Mine' }).checked).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week at home'));
  expect(puts().at(-1)?.headers['if-match']).toBe('"4"');
});

test('one’s own text can be brought back after taking the other [EDITOR-10]', async () => {
  show();
  await title();
  server.saveByColleague({ author: 'Dr. Other' });
  await userEvent.type(await title(), '!');
  await userEvent.click((await conflict()).getByRole('button', { name: 'Keep lin’s only' }));
  await waitFor(async () => expect((await title()).value).toBe('The first week'));
  expect(server.article.revision).toBe(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect((await title()).value).toBe('The first week!');
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week!'), longTimeout);
  expect(server.article.author).toBe('Dr. Other');
});

test('changes to different fields are merged, and the fields are named [EDITOR-5]', async () => {
  show();
  await screen.findByRole('textbox', { name: 'Text in English' });
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
  const content = [{ type: 'text' as const, text: 'Rest both eyes.' }];
  server.saveByColleague({
    author: 'Dr. Other',
    ...inEnglish({ body: { ...body, content: [{ type: 'paragraph', content }] } }),
  });
  await userEvent.type(await title(), ' at home');
  const dialog = await conflict();
  dialog.getByText(/You changed different fields/);
  expect(dialog.queryByRole('radio')).toBeNull();
  const takenDetails = dialog.getByText('Taken from lin’s:').closest('details')!;
  expect(takenDetails.querySelector('summary')!.textContent).toBe('Taken from lin’s: Author; Text, English');
  expect(takenDetails.querySelector('ins')!.textContent).toBe('Other');
  const keptDetails = dialog.getByText('Kept from mine:').closest('details')!;
  expect(keptDetails.querySelector('summary')!.textContent).toBe('Kept from mine: Title, English');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep both changes' }));
  await expectClosed();
  expect((await title()).value).toBe('The first week at home');
  expect(field('Author').value).toBe('Dr. Other');
  expect(screen.getByRole('textbox', { name: 'Text in English' }).textContent).toBe('Rest both eyes.');
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week at home'));
  expect(server.article).toMatchObject({ author: 'Dr. Other', revision: 5 });
  expect(server.article.texts.en.body.content).toMatchObject([{ content }]);
  expect(puts().at(-1)?.headers['if-match']).toBe('"4"');
  await screen.findByText(/^Saved/);
});

test('disputed fields are chosen one by one, and only discarded ones are brought back [EDITOR-6]', async () => {
  show();
  const user = userEvent.setup();
  await title();
  server.saveByColleague({ author: 'Dr. Other', ...inEnglish({ title: 'Theirs', excerpt: '' }) });
  await user.type(await title(), '!');
  await user.type(field('Summary'), ' And what not.');
  const dialog = await conflict();
  const of = (name: string) => within(dialog.getByRole('group', { name }));
  const radio = (name: string, side: string) => of(name).getByRole<HTMLInputElement>('radio', { name: side });
  expect(dialog.getAllByRole('group').filter(({ tagName }) => tagName === 'FIELDSET')).toHaveLength(2);
  expect(radio('Title, English', 'Mine').checked).toBe(true);
  expect(radio('Summary, English', 'Mine').checked).toBe(true);
  of('Summary, English').getByText('Empty');
  await user.click(of('Title, English').getByText('Theirs', { selector: '[lang]' }));
  expect(radio('Title, English', 'lin’s').checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));
  const excerpt = 'What to expect. And what not.';
  await waitFor(() => expect(server.article.texts.en).toMatchObject({ title: 'Theirs', excerpt }));
  expect(server.article.author).toBe('Dr. Other');
  expect((await title()).value).toBe('Theirs');

  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect((await title()).value).toBe('The first week!');
  await waitFor(
    () => expect(server.article.texts.en).toMatchObject({ title: 'The first week!', excerpt }),
    longTimeout,
  );
  expect(server.article.author).toBe('Dr. Other');
});

test('choosing only their values needs no save', async () => {
  show();
  await title();
  server.saveByColleague(inEnglish({ title: 'Theirs' }));
  await userEvent.type(await title(), '!');
  const dialog = await conflict();
  await userEvent.click(dialog.getByRole('radio', { name: 'lin’s' }));
  const before = puts().length;
  await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await screen.findByText(/^Saved/);
  expect((await title()).value).toBe('Theirs');
  expect(puts()).toHaveLength(before);
});

test('a change that was saved from here is no longer mine', async () => {
  show();
  await userEvent.type(await title(), '!');
  await waitFor(() => expect(server.article.texts.en.title).toBe('The first week!'), longTimeout);
  server.saveByColleague(inEnglish({ title: 'Theirs' }));
  await userEvent.type(field('Author'), ', Jr.');
  const dialog = await conflict();
  dialog.getByRole('button', { name: 'Keep both changes' });
  expect(dialog.getByText('Taken from lin’s:').closest('summary')!.textContent).toMatch(/: Title, English$/);
});

test('a colleague’s save during the choice leads to another choice, based on the merge [EDITOR-8]', async () => {
  show();
  await title();
  server.saveByColleague({ author: 'Dr. Other' });
  await userEvent.type(await title(), '!');
  const first = await conflict();
  server.saveByColleague({ slug: 'another', author: 'Dr. Third' });
  await userEvent.click(first.getByRole('button', { name: 'Keep both changes' }));
  await waitFor(() => expect(puts().at(-1)?.headers['if-match']).toBe('"4"'));
  const second = await conflict();
  const taken = second.getByText('Taken from lin’s:').closest('summary')!;
  await waitFor(() => expect(taken.textContent).toBe('Taken from lin’s: Page address; Author'));
  await userEvent.click(second.getByRole('button', { name: 'Keep both changes' }));
  const both = { slug: 'another', author: 'Dr. Third', texts: { en: { title: 'The first week!' } } };
  await waitFor(() => expect(server.article).toMatchObject(both));
  expect(server.article.revision).toBe(6);
});

test.each([
  ['its base', (stored: string) => stored, ['Keep both changes', 'Taken from lin’s: Author']],
  [
    'no base, as earlier releases stored it, so that every field is disputed',
    (stored: string) => JSON.stringify({ ...(JSON.parse(stored) as object), base: undefined }),
    ['Save this choice', undefined],
  ],
])('a draft stored in the tab is merged with %s', async (_name, changeStored, [action, taken]) => {
  const first = show();
  await title();
  server.saveByColleague({ author: 'Dr. Other' });
  await userEvent.type(await title(), '!');
  await userEvent.click((await conflict()).getByRole('button', { name: 'Close' }));
  first.unmount();
  const place = `cms_article_${id}`;
  sessionStorage.setItem(place, changeStored(sessionStorage.getItem(place)!));
  show();
  const dialog = await conflict();
  dialog.getByRole('button', { name: action! });
  expect(dialog.queryByText('Taken from lin’s:')?.closest('summary')?.textContent).toBe(taken);
});
