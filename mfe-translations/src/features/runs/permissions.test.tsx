import { screen } from '@testing-library/react';
import { buildRun, fakeRuns } from '../../testing/fake-runs';
import { nothingPermitted, permissionsWith } from '../../testing/permissions';
import { cleanUp, showPage } from '../../testing/show-page';
import { Page } from './RunsPage';

afterEach(cleanUp);

const address = '/admin/translations/runs';

test('a run is started and resumed only in languages that the user may translate [SIGN-9]', async () => {
  const { respond } = fakeRuns([buildRun({ state: 'stopped' })]);
  showPage(<Page />, { address, respond, permissions: permissionsWith({ translate: ['ar'] }) });
  await screen.findByText('Stopped');
  await screen.findByRole('checkbox', { name: 'Arabic' });
  expect(screen.queryByRole('checkbox', { name: 'Korean' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});

test('whoever may translate no language is told so', async () => {
  const { respond } = fakeRuns([]);
  showPage(<Page />, { address, respond, permissions: nothingPermitted });
  await screen.findByText(/^Your account may not translate any language/);
  expect(screen.queryByRole('button', { name: /^Translate/ })).toBeNull();
});

test('editors cancel runs, and start none [SIGN-9]', async () => {
  const { respond } = fakeRuns([buildRun()]);
  const { user, sent } = showPage(<Page />, {
    address,
    respond,
    permissions: nothingPermitted,
    role: 'editor',
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await screen.findByText('Cancelled');
  expect(sent.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
  expect(screen.queryByRole('heading', { name: 'New run' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
});
