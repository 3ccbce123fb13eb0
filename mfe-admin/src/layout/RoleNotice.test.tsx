import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useSession } from '@lens/platform/session';
import { signInAs } from '@lens/platform/testing/session';
import { useUnsavedText } from '../components/unsaved-text/use-unsaved-text';
import { renderPage } from '../testing/render-page';
import { RoleNotice } from './RoleNotice';

afterEach(() => act(() => useSession.getState().signOut()));

function Note() {
  useUnsavedText(true, () => 'Call her after six.');
  return <p>A note is being written</p>;
}

/** Leaves a screen that the role does not have, as the shell does. */
function GuardedScreen() {
  const role = useSession(({ user }) => user?.role);
  if (role === 'translator') return <Navigate to="/admin" replace />;
  return (
    <>
      <RoleNotice />
      <Note />
    </>
  );
}

const showScreens = () =>
  renderPage(
    <Routes>
      <Route path="/admin/consultations" element={<GuardedScreen />} />
      <Route path="/admin" element={<RoleNotice />} />
    </Routes>,
    { at: '/admin/consultations' },
  );

test('unsaved text of a screen that a new role does not have is kept until it is discarded', async () => {
  signInAs({ role: 'editor' });
  showScreens();
  act(() => void signInAs({ role: 'translator' }));
  expect((await screen.findByRole('alert')).textContent).toContain('changed your role to Translator');
  expect(screen.queryByText('A note is being written')).toBeNull();
  const unsaved = screen.getByLabelText<HTMLTextAreaElement>('Your unsaved text:');
  expect(unsaved.value).toBe('Call her after six.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard the text and close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a screen that the new role has keeps its text, and the next user sees none of it', async () => {
  signInAs({ role: 'editor' });
  const { unmount } = showScreens();
  act(() => void signInAs({ role: 'admin' }));
  expect((await screen.findByRole('alert')).textContent).toContain('changed your role to Administrator');
  unmount();
  expect(screen.queryByLabelText('Your unsaved text:')).toBeNull();
  act(() => useSession.getState().signOut());
  signInAs({ role: 'editor' });
  showScreens();
  expect(screen.queryByRole('alert')).toBeNull();
});
