import { screen, waitFor, within } from '@testing-library/react';
import type { DeskText } from '@lens/contracts/desk';
import { buildText } from '../../../testing/build-text';
import { fakeDesk } from '../../../testing/fake-desk';
import { showPage, cleanUp } from '../../../testing/show-page';
import { Page } from '../TextsPage';

const shipped = 'LASIK은 15분 걸립니다.';
const findField = () => screen.findByLabelText<HTMLTextAreaElement>('Korean');

/** Saves a text that a colleague has saved in the meantime. */
async function openConflict(theirState?: DeskText['state']) {
  const desk = fakeDesk([buildText()]);
  const { user, sent } = showPage(<Page />, {
    address: '/admin/translations/texts?language=ko&text=common/hero.title',
    respond: desk.respond,
  });
  await user.type(await findField(), '!');
  desk.saveByColleague('common/hero.title', '남의 글.', theirState);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else saved this text' });
  return { user, sent, dialog: within(dialog) };
}

afterEach(cleanUp);

test('when somebody else saved, both texts are shown, and mine can replace theirs [DESK-4]', async () => {
  const { user, sent, dialog } = await openConflict();
  expect(dialog.getByText('남의 글.').lang).toBe('ko');
  expect(dialog.getByText(`${shipped}!`).lang).toBe('ko');
  expect(dialog.getByText(/lin saved it/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const puts = sent.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers['if-match'])).toEqual(['"0"', '"1"']);
  expect((await findField()).value).toBe(`${shipped}!`);
});

test('the dialog says that theirs is reviewed, and that keeping mine removes the review', async () => {
  const { dialog } = await openConflict('reviewed');
  const lead = dialog.getByText(/^lin saved/).textContent;
  expect(lead).toMatch(/^lin saved and reviewed it at .*Keeping yours removes the review\.$/);
});

test('when the English changed in the meantime, it is shown, and the draft is kept and can be saved again', async () => {
  const desk = fakeDesk([buildText()]);
  const { user, sent } = showPage(<Page />, {
    address: '/admin/translations/texts?language=ko&text=common/hero.title',
    respond: desk.respond,
  });
  await user.type(await findField(), '!');
  desk.shipSource('common/hero.title', 'LASIK takes 15 minutes for most people.');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText(/The text was not saved: The English has changed\./);
  expect(screen.getAllByText(/for most people/).length).toBeGreaterThan(0);
  expect((await findField()).value).toBe(`${shipped}!`);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await screen.findByText(/hero\.title is saved/);
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('theirs can be taken, which discards mine', async () => {
  const { user, sent, dialog } = await openConflict();
  await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect((await findField()).value).toBe('남의 글.'));
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(screen.queryByText(/Not saved/)).toBeNull();
});

test('the conflict can be left open, and the draft stays', async () => {
  const { user, dialog } = await openConflict();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect((await findField()).value).toBe(`${shipped}!`);
});
