import { screen, waitFor, within } from '@testing-library/react';
import { permissionsWith } from '../../../../testing/permissions';
import { replies, setUp, show, tearDown, writePaths } from '../testing/show-files';

beforeEach(setUp);
afterEach(tearDown);

const findImports = async () =>
  within(await screen.findByRole('list', { name: 'Imported files' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const findRemove = (file: string) => screen.findByRole('button', { name: `Remove ${file}` });

test('each import says who made it, when, of which file and of how many translations [DESK-25]', async () => {
  show();
  await findRemove('bad.tmx');
  expect(await findImports()).toEqual([
    'bad.tmx1,200 translations, imported by lin, Nov 21, 2026, 1:00 PMRemove bad.tmx',
    'agency.tmx1 translation, imported by mara, Nov 20, 2026, 1:00 PMRemove agency.tmx',
  ]);
});

test('an import is removed only after a question, and is gone from the list then [DESK-25]', async () => {
  const { user, sent } = show();
  await user.click(await findRemove('bad.tmx'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this import?' }));
  dialog.getByText(/^All 1,200 translations that came with/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(writePaths(sent)).toEqual([]);
  await user.click(await findRemove('bad.tmx'));
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Remove' }));
  const done = await screen.findByText('bad.tmx: 1,200 translations removed.');
  await waitFor(() => expect(done).toBe(document.activeElement));
  expect(writePaths(sent)).toEqual(['/translations/memory/ko/imports/b2']);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove bad.tmx' })).toBeNull());
  await findRemove('agency.tmx');
});

test('a removal that fails says why, and the import stays', async () => {
  replies['DELETE /translations/memory/ko/imports/b2'] = () => ({ status: 503, body: { error: 'Not now.' } });
  const { user } = show();
  await user.click(await findRemove('bad.tmx'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect((await screen.findByRole('alert')).textContent).toBe('bad.tmx was not removed: Not now.');
  await findRemove('bad.tmx');
});

test('a language without imports says so, and a list that cannot be loaded can be loaded again', async () => {
  replies['GET /translations/memory/ko/imports'] = () => ({ body: { items: [] } });
  show();
  await screen.findByText('No file was imported for Korean.');
  tearDown();
  setUp();
  const reply = replies['GET /translations/memory/ko/imports']!;
  replies['GET /translations/memory/ko/imports'] = () => ({ status: 503, body: { error: 'Not now.' } });
  const { user } = show();
  await screen.findByText('The imports could not be loaded: Not now.');
  replies['GET /translations/memory/ko/imports'] = reply;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findRemove('bad.tmx');
});

test('whoever may not translate into the language can neither import nor remove, and reads why [SIGN-9]', async () => {
  show(undefined, permissionsWith({ translate: ['ar'] }));
  expect(await findImports()).toHaveLength(2);
  await screen.findAllByText(/^Your account may not translate Korean/);
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.queryByLabelText('File of a translation memory')).toBeNull();
});
