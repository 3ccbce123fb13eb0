import { screen, within } from '@testing-library/react';
import type { Role } from '@lens/contracts/access';
import type { DeskRow } from '@lens/contracts/desk';
import type { OwnPermissions } from '@lens/contracts/desk-permissions';
import { buildText } from '../../../../testing/build-text';
import { fakeDesk } from '../../../../testing/fake-desk';
import { nothingPermitted, permissionsWith } from '../../../../testing/permissions';
import { cleanUp, showPage } from '../../../../testing/show-page';
import { buildCritical, signOff } from '../../../../testing/sign-offs';
import { Page } from '../../TextsPage';

afterEach(cleanUp);

function show(text: DeskRow, permissions: OwnPermissions = permissionsWith(), role: Role = 'translator') {
  const desk = fakeDesk([text]);
  const address = `/admin/translations/texts?language=${text.language}&text=common/${text.key}`;
  return { desk, ...showPage(<Page />, { address, respond: desk.respond, permissions, role }) };
}
const signOffNote = async () => within(await screen.findByRole('region', { name: 'Sign-off' }));
const findTextArea = () => screen.findByLabelText<HTMLTextAreaElement>('Korean');
const reviewButton = () => screen.queryByRole('button', { name: 'Mark as reviewed' });

test('a signed text names both people, with qualification and day [SIGN-8]', async () => {
  show(buildCritical({ sign_off: signOff, state: 'reviewed' }));
  const note = await signOffNote();
  note.getByText('Critical: two people sign it');
  note.getByText('Signed');
  expect(note.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Lin Park, CMI Korean, November 20, 2026',
    'Ara Kim, Ophthalmologist, November 21, 2026',
  ]);
  expect(reviewButton()).toBeNull();
});

test('a critical text that waits for a second person is reviewed by the user, until they change a word [SIGN-8]', async () => {
  const { user, sent } = show(buildCritical());
  const note = await signOffNote();
  note.getByText('Not signed');
  expect(note.getAllByRole('definition').at(-1)!.textContent).toBe('Nobody yet');
  await screen.findByText(/mark it as reviewed: you sign it/);
  await user.type(await findTextArea(), '!');
  note.getByText(/^You have changed the wording: once you save it, you are its translator/);
  expect(reviewButton()).toBeNull();
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.click(reviewButton()!);
  await screen.findByText(/is saved and reviewed/);
});

test('a shipped critical text is saved as it is, under a name', async () => {
  const { user, sent } = show(buildCritical({ text: null, revision: 0, translator: null }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('risks.halos is saved.');
  expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({ state: 'translated' });
});

test('the API’s refusal is shown beside the buttons, and what was typed stays', async () => {
  const { desk, user } = show(buildCritical());
  desk.refuse({ status: 403, body: { error: 'Your account does not allow this in Korean.' } });
  const area = await findTextArea();
  await user.type(area, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The text was not saved: Your account does not allow this in Korean.',
  );
  expect(area.value).toMatch(/!$/);
});

test('without the permission to translate the box is read-only, and says why [SIGN-9]', async () => {
  show(buildText({ text: '가', revision: 1 }), permissionsWith({ translate: [] }));
  await screen.findByText('Your account may not translate Korean. An administrator can allow it.');
  const area = await findTextArea();
  expect(area.readOnly).toBe(true);
  for (const name of [/^Save/, /built-in text/, /^Insert/])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(reviewButton()).not.toBeNull();
});

test('editors read everything, and have no button that they may not use [SIGN-9]', async () => {
  const { user } = show(buildText({ text: '가', revision: 2 }), nothingPermitted, 'editor');
  screen.getByText('You can read everything here, and stop texts and runs.');
  expect((await findTextArea()).readOnly).toBe(true);
  await screen.findByText(/^No comments yet\.$/);
  for (const name of [/^Save/, /reviewed/, /built-in/, 'Comment'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Edit on/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'History' }));
  await screen.findByRole('list', { name: 'Revisions' });
  expect(screen.queryByRole('button', { name: /^Revert/ })).toBeNull();
});
