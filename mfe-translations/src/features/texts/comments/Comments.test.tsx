import { act, screen, waitFor, within } from '@testing-library/react';
import type { TextComment } from '@lens/contracts/comments';
import { useShortcutGroups } from '@lens/platform/shortcuts';
import { signInAs } from '@lens/platform/testing/session';
import { buildText } from '../../../testing/desk-texts';
import { buildComment, fakeComments } from '../../../testing/fake-comments';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { sendChange } from '../../../testing/tell';
import { Page } from '../TextsPage';

let comments: ReturnType<typeof fakeComments>;

function show(kept: TextComment[] = [], query = '&text=common/hero.title') {
  const texts = [
    buildText({ open_comments: kept.filter(({ resolved_at }) => resolved_at === null).length }),
    buildText({ key: 'hero.note', source: 'Call us.' }),
  ];
  const desk = fakeDesk(texts);
  comments = fakeComments('ko/common/hero.title', kept);
  return showPage(<Page />, {
    address: `/admin/translations/texts?language=ko${query}`,
    respond: (sent) => comments.respond(sent) ?? desk.respond(sent),
  });
}

const part = async () => within(await screen.findByRole('region', { name: 'Comments' }));
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Write a comment');
const thread = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const korean = () => thread('About the Korean');
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const row = () => screen.getByRole('button', { name: /common: hero\.title/ }).textContent;
const fetched = () => screen.findByText(/No comments yet/);

afterEach(cleanUp);

test('comments stand in the order of time, each thing by itself, as plain text with its line breaks', async () => {
  show([
    buildComment({ text: 'One <b>line</b>\nand another' }),
    buildComment({ id: 'b', about: 'source', text: 'من هو؟', username: 'mara' }),
    buildComment({ id: 'c', text: 'Formal.', resolved_by: 'admin', resolved_at: '2026-11-21T10:00:00.000Z' }),
  ]);
  const [first, second] = await korean();
  expect(within(first!).getByText('One <b>line</b> and another').textContent).toBe(
    'One <b>line</b>\nand another',
  );
  expect(first!.textContent).toMatch(/^lin/);
  expect(first!.textContent).not.toContain('Resolved');
  expect(second!.textContent).toMatch(/Formal\.Resolved by admin/);
  const [onEnglish] = await thread('About the English, for every language');
  expect(within(onEnglish!).getByText('من هو؟').dir).toBe('auto');
  expect((await part()).getByText('2 open')).toBeTruthy();
});

test('a question is sent, counted where the text is listed, and the field is empty for the next', async () => {
  const { user, sent } = show();
  await fetched();
  await user.type(await field(), ' Formal?{Enter}Or not? ');
  await user.click(button('Comment'));
  await (await part()).findByText('The comment is saved.');
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/translations/texts/ko/common/hero.title/comments',
    body: { text: 'Formal?\nOr not?', about: 'language' },
  });
  expect((await korean())[0]!.textContent).toContain('mara');
  expect((await field()).value).toBe('');
  expect(row()).toContain('1 open comment');
  expect(button('1 open comment')).toBeTruthy();
});

test('a question about the English goes to every language, sent by the keys that elsewhere save the text', async () => {
  const { user, sent } = show();
  await fetched();
  await user.selectOptions(screen.getByLabelText('About'), 'The English source');
  await user.type(await field(), 'Who is this?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await thread('About the English, for every language');
  const changes = sent.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { text: 'Who is this?', about: 'source' }],
  ]);
});

test('an answer is about what the last open comment is about, unless its writer says otherwise', async () => {
  const { user, sent } = show([buildComment({ about: 'source' })]);
  await thread('About the English, for every language');
  await user.type(await field(), 'The surgeon.');
  await user.click(button('Comment'));
  expect(await thread('About the English, for every language')).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('About'), 'This translation');
  await user.type(await field(), 'But in Korean?');
  await user.click(button('Comment'));
  expect(await korean()).toHaveLength(1);
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { text: 'The surgeon.', about: 'source' },
    { text: 'But in Korean?', about: 'language' },
  ]);
});

test('what is resolved leads nobody: the next question is about the language', async () => {
  show([buildComment({ about: 'source', resolved_by: 'lin', resolved_at: '2026-11-21T10:00:00.000Z' })]);
  await thread('About the English, for every language');
  expect(screen.getByLabelText<HTMLSelectElement>('About').value).toBe('language');
});

test('nothing and too much are not sent, and the form says why', async () => {
  const { user, sent } = show();
  await fetched();
  await user.click(button('Comment'));
  expect(await screen.findByText('Write something first.')).toBeTruthy();
  expect([document.activeElement, (await field()).getAttribute('aria-invalid')]).toEqual([
    await field(),
    'true',
  ]);
  await user.click(await field());
  await user.paste('x'.repeat(2001));
  await user.click(button('Comment'));
  expect(await screen.findByText('At most 2,000 characters.')).toBeTruthy();
  expect((await field()).value).toHaveLength(2001);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what was typed stays when it cannot be sent, and is sent again', async () => {
  const { user } = show();
  await fetched();
  await user.type(await field(), 'Formal?');
  comments.refuse({ status: 503, body: { error: 'The service is not available.' } });
  await user.click(button('Comment'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The comment was not saved: The service is not available.',
  );
  expect((await field()).value).toBe('Formal?');
  comments.refuse(null);
  await user.click(button('Comment'));
  expect(await korean()).toHaveLength(1);
  expect((await field()).value).toBe('');
});

test('an unsaved comment outlasts a look at another text, and leaving the desk asks first [COMMENT-3]', async () => {
  const { user } = show();
  await fetched();
  await user.type(await field(), 'Formal?');
  await user.click(button(/hero\.note/));
  await screen.findByRole('heading', { level: 2, name: 'hero.note' });
  expect((await field()).value).toBe('');
  expect(row()).toContain('Comment not sent');
  expect(row()).not.toContain('Not saved');
  await user.click(screen.getByRole('link', { name: 'Publishing' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  await user.click(button(/hero\.title/));
  expect((await field()).value).toBe('Formal?');
});

test('what is said of one thing is resolved at once up to the last comment, and its end opened again [COMMENT-4]', async () => {
  const { user, sent } = show([
    buildComment(),
    buildComment({ id: 'b', text: 'Formal.', username: 'admin' }),
    buildComment({ id: 'c', about: 'source', text: 'Who?' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Resolve what is said about the Korean' }));
  const resolved = await screen.findByText(/^Resolved by mara/);
  expect((await korean())[1]!.contains(resolved)).toBe(true);
  expect(sent.at(-1)!.path).toBe('/translations/texts/ko/common/hero.title/comments/b/resolve');
  expect(sent.at(-1)!.headers['if-match']).toBe('"1"');
  expect(row()).toContain('1 open comment');
  expect(document.activeElement?.textContent).toBe('Reopen what is said about the Korean');
  await user.click(button('Reopen what is said about the Korean'));
  await screen.findByRole('button', { name: 'Resolve what is said about the Korean' });
  expect((await korean()).map((one) => /Resolved by/.test(one.textContent))).toEqual([true, false]);
  expect(row()).toContain('2 open comments');
});

test('only one’s own comments can be deleted, after a yes, and the focus goes on from there', async () => {
  const { user, sent } = show([
    buildComment(),
    buildComment({
      id: 'mine',
      user_id: '3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f10',
      username: 'mara',
      text: 'Oh.',
    }),
    buildComment({ id: 'gone', user_id: null, username: 'left', text: 'Bye.' }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }));
  await user.click(question.getByRole('button', { name: 'Delete the comment' }));
  await waitFor(async () => expect(await korean()).toHaveLength(2));
  expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/translations/texts/ko/common/hero.title/comments/mine',
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The comment is deleted.'));
});

test('administrators can delete any comment', async () => {
  show([buildComment(), buildComment({ id: 'gone', user_id: null })]);
  act(() => void signInAs({ role: 'admin' }));
  expect(await screen.findAllByRole('button', { name: /^Delete the comment of lin/ })).toHaveLength(2);
});

test('comments that cannot be read are asked for again, and the form stands all the same', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = show([buildComment()]);
  comments.refuse({ status: 503, body: { error: 'The database is away.' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The comments could not be loaded: The database is away.');
  expect(await field()).toBeTruthy();
  comments.refuse(null);
  await user.click(within(alert).getByRole('button'));
  expect(await korean()).toHaveLength(1);
  log.mockRestore();
});

test('what others say is there as they say it, at the open text and where a text is listed', async () => {
  const { sent } = show();
  await fetched();
  comments.addByColleague(buildComment());
  sendChange({
    resource_type: 'text_comment',
    id: buildComment().id,
    within: 'ko/common/hero.title',
    action: 'CREATE',
  });
  expect(await korean()).toHaveLength(1);
  expect(row()).toContain('1 open comment');
  const reads = (key: string) => sent.filter(({ path }) => path.endsWith(`${key}/comments`)).length;
  const before = reads('hero.title');
  sendChange({ resource_type: 'text_comment', id: 'b', within: 'ar/common/hero.title' });
  sendChange({ resource_type: 'text_comment', id: 'b', within: 'en/common/hero.note' });
  await waitFor(() => expect(reads('hero.note')).toBe(1));
  expect(reads('hero.title')).toBe(before);
});

test('the key C and the button at the head lead to the field, and open comments can be listed alone', async () => {
  const { user, sent } = show();
  await fetched();
  await user.keyboard('c');
  expect([document.activeElement, (await field()).value]).toEqual([await field(), '']);
  await user.keyboard('{Escape}');
  await user.click(button('Comments'));
  expect(document.activeElement).toBe(await field());
  const labels = Object.values(useShortcutGroups.getState().groups).flatMap((group) =>
    group.map(({ key, label }) => `${key} ${label}`),
  );
  expect(labels).toContain('c Write a comment');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comments' }), 'Open comments');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/translations/texts').at(-1)!.query['comments']).toBe('open'),
  );
});
