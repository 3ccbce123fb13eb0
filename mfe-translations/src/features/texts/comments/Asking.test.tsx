import { screen, waitFor, within } from '@testing-library/react';
import type { DeskColleague, TextComment } from '@lens/contracts/comments';
import { buildText } from '../../../testing/build-text';
import { buildComment, fakeComments } from '../../../testing/fake-comments';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../TextsPage';

const colleagues: DeskColleague[] = ['Ana', 'lin', 'linda', 'bo.lin'].map((username) => ({
  id: `id-of-${username}`,
  username,
}));

function show(stored: TextComment[] = []) {
  const desk = fakeDesk([buildText()]);
  const comments = fakeComments('ko/common/hero.title', stored);
  return showPage(<Page />, {
    address: '/admin/translations/texts?language=ko&text=common/hero.title',
    respond: (sent) =>
      sent.path === '/translations/colleagues'
        ? { body: { items: colleagues } }
        : (comments.respond(sent) ?? desk.respond(sent)),
  });
}

const findField = () => screen.findByLabelText<HTMLTextAreaElement>('Write a comment');
const options = () =>
  within(screen.getByRole('listbox', { name: 'Colleagues' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant')!)!.textContent;
const waitForList = () => screen.findByRole('listbox', { name: 'Colleagues' });

afterEach(cleanUp);

test('a name is completed by keyboard while the focus stays in the text box, and the form says whom it asks [COMMENT-14]', async () => {
  const { user, sent } = show();
  const field = await findField();
  await user.type(field, 'Formal, @LI');
  await waitForList();
  expect(options()).toEqual(['lin', 'linda', 'bo.lin']);
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect([activeOption(field), document.activeElement]).toEqual(['lin', field]);
  expect(screen.getByText('3 names: arrow keys move, Enter inserts.').getAttribute('role')).toBe('status');
  await user.keyboard('{ArrowUp}');
  expect(activeOption(field)).toBe('bo.lin');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect([field.value, screen.queryByRole('listbox')]).toEqual(['Formal, @linda ', null]);
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  await user.type(field, 'or not?{Enter}Really?');
  expect(await screen.findByText('Asks linda.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      text: 'Formal, @linda or not?\nReally?',
      about: 'language',
    }),
  );
});

test('a name can be typed in full, chosen with the mouse, or left alone; an unknown one is named [COMMENT-14]', async () => {
  const { user } = show();
  const field = await findField();
  await user.type(field, '@an');
  await user.pointer({ keys: '[MouseLeft]', target: within(await waitForList()).getByText('Ana') });
  expect([field.value, document.activeElement]).toEqual(['@Ana ', field]);
  await user.type(field, 'and @lin');
  expect(options()).toEqual(['lin', 'linda', 'bo.lin']);
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), document.activeElement]).toEqual([null, field]);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('@Ana and @lin\n');
  await user.type(field, '@lni a@lin');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(await screen.findByText(/^Asks Ana and lin\./)).toBeTruthy();
  expect(screen.getByText(/Nobody else at the desk is called lni: that stays plain text\./)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(document.activeElement).not.toBe(field);
});

test('names stand out in a comment only if it asks them: not those of accounts that are gone', async () => {
  const asks = [{ id: '3f0f5b0a-4a0e-4c52-9a53-6b7d8a5b9f10', username: 'mara' }];
  show([buildComment({ text: '@Mara, or @gone?', asks })]);
  const mine = await screen.findByText('@Mara');
  expect([mine.tagName, mine.dataset['me']]).toEqual(['STRONG', 'true']);
  expect(mine.parentElement!.textContent).toBe('@Mara, or @gone?');
  expect(mine.parentElement!.querySelectorAll('strong')).toHaveLength(1);
});
