import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type Reply, type Sent } from '@lens/platform/testing/fake-api';
import { signInAs } from '@lens/platform/testing/session';
import { useFolders } from '../../../components/image-picker/media';
import { renderPage } from '../../../testing/render-page';
import { RenameDialog } from './RenameDialog';

/** The revision of the folder `team` in the API. */
let revision: number;
let api: ReturnType<typeof fakeApi>;
const respond = ({ method, body, headers }: Sent): Reply => {
  if (method === 'GET') return { body: { folders: [{ path: 'team', count: 2, revision }] } };
  if (headers['if-match'] !== `"${revision}"`)
    return {
      status: 412,
      body: { error: 'lin has changed this in the meantime.', code: 'revision_conflict' },
    };
  if ((body as { to: string }).to !== 'rooms') return { body: { moved: 2, revision } };
  // A colleague adds a picture at the same moment, which this refusal does not mention.
  revision += 1;
  return { status: 409, body: { error: 'There is already a folder with this name.', code: 'folder_exists' } };
};

function Team() {
  const [name, setName] = useState('team');
  const folder = useFolders().find(({ path }) => path === 'team');
  if (name !== 'team') return <p>{`It is ${name} now.`}</p>;
  return folder && <RenameDialog folder="team" revision={folder.revision} onClose={setName} />;
}
const sentRevisions = () =>
  api.sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers['if-match']);

afterEach(() => api.restore());

test('a folder that a colleague changed is renamed after the conflict was shown, also after another refusal', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  revision = 11;
  api = fakeApi(respond);
  signInAs({ role: 'editor' });
  renderPage(<Team />, { at: '/admin/media' });
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename team' }));
  const renameTo = async (name: string) => {
    await user.clear(dialog.getByLabelText('New name'));
    await user.type(dialog.getByLabelText('New name'), `${name}{Enter}`);
  };
  await renameTo('rooms');
  await dialog.findByText('There is already a folder with this name.');
  await renameTo('people');
  await dialog.findByText('lin has changed this in the meantime.');
  expect(sentRevisions()).toEqual(['"11"', '"11"']);
  await renameTo('people');
  await screen.findByText('It is people now.');
  expect(sentRevisions().at(-1)).toBe('"12"');
  log.mockRestore();
});
