import { screen, waitFor, within } from '@testing-library/react';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../TextsPage';

const text = buildText({ text: '둘', state: 'reviewed', revision: 2 });

let desk: ReturnType<typeof fakeDesk>;
const open = async () => {
  desk = fakeDesk([text]);
  const page = showPage(<Page />, {
    address: '/admin/translations/texts?language=ko&text=common/hero.title',
    respond: desk.respond,
  });
  await page.user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
  await dialog.findByText('lin');
  return { ...page, dialog };
};

afterEach(cleanUp);

test('the history says who wrote what, in which state; the newest is not reverted to [DESK-6]', async () => {
  const { dialog } = await open();
  const [newest, oldest] = dialog.getAllByRole('listitem').map((item) => item.textContent);
  expect(newest).toMatch(/^lin.*Reviewed둘This is the text now\.$/);
  expect(oldest).toMatch(/^mara.*Machine translated하나Revert to this/);
  expect(dialog.getByText('하나').lang).toBe('ko');
});

test('an earlier revision is restored, and appears in the editor at once [DESK-5]', async () => {
  const { user, sent, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: /Revert to this/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/translations/texts/ko/common/hero.title/revert',
    body: { revision: 1 },
    headers: { 'if-match': '"2"' },
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Korean').value).toBe('reverted');
});

test('a revert does not overwrite what somebody else has saved unseen', async () => {
  const { user, dialog } = await open();
  desk.saveByColleague('common/hero.title', '셋');
  await user.click(dialog.getByRole('button', { name: /Revert to this/ }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Somebody else saved it.');
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Korean').value).toBe('셋'));
  await user.click(dialog.getAllByRole('button', { name: /Revert to this/ })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
