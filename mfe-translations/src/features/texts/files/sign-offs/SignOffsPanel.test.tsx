import { screen } from '@testing-library/react';
import type { Role } from '@lens/contracts/access';
import type { OwnPermissions } from '@lens/contracts/desk-permissions';
import { showPage } from '../../../../testing/show-page';
import { nothingPermitted, permissionsWith } from '../../../../testing/permissions';
import { downloads, replies, setUp, show, tearDown } from '../testing/show-files';
import { Page } from '../FilesPage';

beforeEach(setUp);
afterEach(tearDown);

test('the sign-offs of a language are downloaded for the repository, and as a document', async () => {
  replies['GET /translations/sign-offs'] = () => ({ text: '[]\n' });
  replies['GET /translations/sign-offs/record'] = () => ({ text: '<!doctype html>' });
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Sign-offs (JSON, for the repository)' }));
  await screen.findByText('sign-offs.ko.json: in your downloads.');
  await user.click(screen.getByRole('button', { name: 'Sign-off record (document)' }));
  await screen.findByText('sign-offs.ko.html: in your downloads.');
  expect(await Promise.all(downloads.map(async ({ name, text }) => [name, await text]))).toEqual([
    ['sign-offs.ko.json', '[]\n'],
    ['sign-offs.ko.html', '<!doctype html>'],
  ]);
  expect(sent.filter(({ path }) => path.includes('sign-offs')).map(({ query }) => query)).toEqual([
    { language: 'ko' },
    { language: 'ko' },
  ]);
});

test('a failure says that nothing was downloaded', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Sign-off record (document)' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was downloaded: /);
});

const showFor = (permissions: OwnPermissions, role?: Role) =>
  showPage(<Page />, {
    address: '/admin/translations/files?language=ko&namespace=common',
    respond: (sent) => replies[`${sent.method} ${sent.path}`]?.(sent),
    permissions,
    role,
  });

test('whoever may not translate a language imports no file of it, and reads why [SIGN-9]', async () => {
  showFor(permissionsWith({ translate: ['ar'] }));
  const reason = 'Your account may not translate Korean. An administrator can allow it.';
  // For texts and for the translation memory.
  expect(await screen.findAllByText(reason)).toHaveLength(2);
  expect(screen.queryByLabelText('File of texts')).toBeNull();
});

test('editors download files, and import none [SIGN-9]', async () => {
  showFor(nothingPermitted, 'editor');
  await screen.findByRole('button', { name: 'Sign-off record (document)' });
  expect(screen.queryByRole('heading', { name: 'Import' })).toBeNull();
});
