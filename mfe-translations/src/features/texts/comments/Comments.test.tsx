import { act, screen, waitFor, within } from '@testing-library/react';
import type { TextComment } from '@lens/contracts/comments';
import { useShortcutGroups } from '@lens/platform/shortcuts';
import { signInAs } from '@lens/platform/testing/session';
import { buildText } from '../../../testing/build-text';
import { buildComment, fakeComments } from '../../../testing/fake-comments';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { sendChange } from '../../../testing/send-change';
import { Page } from '../TextsPage';

let comments: ReturnType<typeof fakeComments>;

function show(stored: TextComment[] = [], query = '&text=common/hero.title') {
  const texts = [
    buildText({ open_comments: stored.filter(({ resolved_at }) => resolved_at === null).length }),
    buildText({ key: 'hero.note', source: 'Call us.' }),
  ];
  const desk = fakeDesk(texts);
  comments = fakeComments('ko/common/hero.title', stored);
  return showPage(<Page />, {
    address: `/admin/translations/texts?language=ko${query}`,
    respond: (sent) => comments.respond(sent) ?? desk.respond(sent),
  });
}

const findSection = async () => within(await screen.findByRole('region', { name: 'Comments' }));
const findField = () => screen.findByLabelText<HTMLTextAreaElement>('Write a comment');
const findThread = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const findKoreanThread = () => findThread('About the Korean');
const getButton = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const rowText = () => screen.getByRole('button', { name: /common: hero\.title/ }).textContent;
const waitForComments = () => screen.findByText(/No comments yet/);

afterEach(cleanUp);

test('comments are ordered by time within their subject, as plain text with line breaks', async () => {
  show([
    buildComment({ text: 'One <b>line</b>\nand another' }),
    buildComment({ id: 'b', about: 'source', text: 'من هو؟', username: 'mara' }),
    buildComment({ id: 'c', text: 'Formal.', resolved_by: 'admin', resolved_at: '2026-11-21T10:00:00.000Z' }),
  ]);
  const [first, second] = await findKoreanThread();
  expect(within(first!).getByText('One <b>line</b> and another').textContent).toBe(
    'One <b>line</b>\nand another',
  );
  expect(first!.textContent).toMatch(/^lin/);
  expect(first!.textContent).not.toContain('Resolved');
  expect(second!.textContent).toMatch(/Formal\.Resolved by admin/);
  const [onEnglish] = await findThread('About the English, for every language');
  expect(within(onEnglish!).getByText('من هو؟').dir).toBe('auto');
  expect((await findSection()).getByText('2 open')).toBeTruthy();
});

test('a new comment is sent and counted in the list of texts, and the field is emptied', async () => {
  const { user, sent } = show();
  await waitForComments();
  await user.type(await findField(), ' Formal?{Enter}Or not? ');
  await user.click(getButton('Comment'));
  await (await findSection()).findByText('The comment is saved.');
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/translations/texts/ko/common/hero.title/comments',
    body: { text: 'Formal?\nOr not?', about: 'language' },
  });
  expect((await findKoreanThread())[0]!.textContent).toContain('mara');
  expect((await findField()).value).toBe('');
  expect(rowText()).toContain('1 open comment');
  expect(getButton('1 open comment')).toBeTruthy();
});

test('a comment on the English is for every language, and can be sent by the keys that otherwise save the text', async () => {
  const { user, sent } = show();
  await waitForComments();
  await user.selectOptions(screen.getByLabelText('About'), 'The English source');
  await user.type(await findField(), 'Who is this?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await findThread('About the English, for every language');
  const changes = sent.filter(({ method }) => method !== 'GET');
  expect(changes.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { text: 'Who is this?', about: 'source' }],
  ]);
});

test('an answer has the subject of the last open comment, unless its author changes that', async () => {
  const { user, sent } = show([buildComment({ about: 'source' })]);
  await findThread('About the English, for every language');
  await user.type(await findField(), 'The surgeon.');
  await user.click(getButton('Comment'));
  expect(await findThread('About the English, for every language')).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText('About'), 'This translation');
  await user.type(await findField(), 'But in Korean?');
  await user.click(getButton('Comment'));
  expect(await findKoreanThread()).toHaveLength(1);
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { text: 'The surgeon.', about: 'source' },
    { text: 'But in Korean?', about: 'language' },
  ]);
});

test('a resolved comment does not set the subject: the next comment is about the translation', async () => {
  show([buildComment({ about: 'source', resolved_by: 'lin', resolved_at: '2026-11-21T10:00:00.000Z' })]);
  await findThread('About the English, for every language');
  expect(screen.getByLabelText<HTMLSelectElement>('About').value).toBe('language');
});

test('an empty or too long comment is not sent, and the form says why', async () => {
  const { user, sent } = show();
  await waitForComments();
  await user.click(getButton('Comment'));
  expect(await screen.findByText('Write something first.')).toBeTruthy();
  expect([document.activeElement, (await findField()).getAttribute('aria-invalid')]).toEqual([
    await findField(),
    'true',
  ]);
  await user.click(await findField());
  await user.paste('x'.repeat(2001));
  await user.click(getButton('Comment'));
  expect(await screen.findByText('At most 2,000 characters.')).toBeTruthy();
  expect((await findField()).value).toHaveLength(2001);
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a comment that could not be sent stays, and can be sent again', async () => {
  const { user } = show();
  await waitForComments();
  await user.type(await findField(), 'Formal?');
  comments.refuse({ status: 503, body: { error: 'The service is not available.' } });
  await user.click(getButton('Comment'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The comment was not saved: The service is not available.',
  );
  expect((await findField()).value).toBe('Formal?');
  comments.refuse(null);
  await user.click(getButton('Comment'));
  expect(await findKoreanThread()).toHaveLength(1);
  expect((await findField()).value).toBe('');
});

test('an unsaved comment stays while another text is open, and leaving the desk asks first [COMMENT-3]', async () => {
  const { user } = show();
  await waitForComments();
  await user.type(await findField(), 'Formal?');
  await user.click(getButton(/hero\.note/));
  await screen.findByRole('heading', { level: 2, name: 'hero.note' });
  expect((await findField()).value).toBe('');
  expect(rowText()).toContain('Comment not sent');
  expect(rowText()).not.toContain('Not saved');
  await user.click(screen.getByRole('link', { name: 'Publishing' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  await user.click(getButton(/hero\.title/));
  expect((await findField()).value).toBe('Formal?');
});

test('a thread is resolved up to its last comment, and that one can be reopened [COMMENT-4]', async () => {
  const { user, sent } = show([
    buildComment(),
    buildComment({ id: 'b', text: 'Formal.', username: 'admin' }),
    buildComment({ id: 'c', about: 'source', text: 'Who?' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Resolve the comments about the Korean' }));
  const resolved = await screen.findByText(/^Resolved by mara/);
  expect((await findKoreanThread())[1]!.contains(resolved)).toBe(true);
  expect(sent.at(-1)!.path).toBe('/translations/texts/ko/common/hero.title/comments/b/resolve');
  expect(sent.at(-1)!.headers['if-match']).toBe('"1"');
  expect(rowText()).toContain('1 open comment');
  expect(document.activeElement?.textContent).toBe('Reopen the comments about the Korean');
  await user.click(getButton('Reopen the comments about the Korean'));
  await screen.findByRole('button', { name: 'Resolve the comments about the Korean' });
  expect((await findKoreanThread()).map((one) => /Resolved by/.test(one.textContent))).toEqual([true, false]);
  expect(rowText()).toContain('2 open comments');
});

test('translators can delete only their own comments, after a confirmation, and the focus moves to the result', async () => {
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
  await waitFor(async () => expect(await findKoreanThread()).toHaveLength(2));
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

test('comments that failed to load can be loaded again, and the form is there all the same', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { user } = show([buildComment()]);
  comments.refuse({ status: 503, body: { error: 'The database is away.' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The comments could not be loaded: The database is away.');
  expect(await findField()).toBeTruthy();
  comments.refuse(null);
  await user.click(within(alert).getByRole('button'));
  expect(await findKoreanThread()).toHaveLength(1);
  log.mockRestore();
});

test('comments by others appear at once, on the open text and in the list', async () => {
  const { sent } = show();
  await waitForComments();
  comments.addByColleague(buildComment());
  sendChange({
    resource_type: 'text_comment',
    id: buildComment().id,
    within: 'ko/common/hero.title',
    action: 'CREATE',
  });
  expect(await findKoreanThread()).toHaveLength(1);
  expect(rowText()).toContain('1 open comment');
  const reads = (key: string) => sent.filter(({ path }) => path.endsWith(`${key}/comments`)).length;
  const before = reads('hero.title');
  sendChange({ resource_type: 'text_comment', id: 'b', within: 'ar/common/hero.title' });
  sendChange({ resource_type: 'text_comment', id: 'b', within: 'en/common/hero.note' });
  await waitFor(() => expect(reads('hero.note')).toBe(1));
  expect(reads('hero.title')).toBe(before);
});

test('the key C and the button at the top lead to the field, and texts can be filtered by open comments', async () => {
  const { user, sent } = show();
  await waitForComments();
  await user.keyboard('c');
  expect([document.activeElement, (await findField()).value]).toEqual([await findField(), '']);
  await user.keyboard('{Escape}');
  await user.click(getButton('Comments'));
  expect(document.activeElement).toBe(await findField());
  const labels = Object.values(useShortcutGroups.getState().groups).flatMap((group) =>
    group.map(({ key, label }) => `${key} ${label}`),
  );
  expect(labels).toContain('c Write a comment');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comments' }), 'Open comments');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/translations/texts').at(-1)!.query['comments']).toBe('open'),
  );
});
