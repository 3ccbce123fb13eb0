import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { Link, useLeaveGuard, useLocation, useNavigate } from '@lens/platform/router';

let leaveRequests: (() => void)[];

function Form({ unsaved }: { unsaved: boolean }) {
  useLeaveGuard(unsaved, (leave) => void leaveRequests.push(leave));
  return null;
}

function Site({ unsaved }: { unsaved: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <p data-testid="path">{pathname}</p>
      {pathname === '/form' && <Form unsaved={unsaved} />}
      <Link to="/form">To the form</Link>
      <Link to="/other">Elsewhere</Link>
      <button onClick={() => navigate('/other')}>Go</button>
      <button onClick={() => navigate('/other', { skipLeaveGuard: true })}>Saved, go</button>
      <button onClick={() => setSearch({ tab: 'ko' })}>Other tab</button>
    </>
  );
}

const path = () => screen.getByTestId('path').textContent;
const click = (name: string) => act(async () => screen.getByText(name).click());
const show = async (unsaved: boolean) => {
  render(
    <BrowserRouter>
      <Site unsaved={unsaved} />
    </BrowserRouter>,
  );
  await click('To the form');
};

beforeEach(() => {
  leaveRequests = [];
  window.history.pushState({ idx: 0 }, '', '/');
});

test.each(['Elsewhere', 'Go'])(
  '%s calls the guard before work is lost, and leaves when the guard allows it',
  async (way) => {
    await show(true);
    await click(way);
    expect([path(), leaveRequests.length]).toEqual(['/form', 1]);
    await act(async () => leaveRequests[0]!());
    expect(path()).toBe('/other');
  },
);

test('a change on the same page, or one that skips the guard, does not call the guard', async () => {
  await show(true);
  await click('Other tab');
  expect(window.location.search).toBe('?tab=ko');
  await click('Saved, go');
  expect([path(), leaveRequests.length]).toEqual(['/other', 0]);
});

test('the browser’s back button calls the guard too: the page and its address stay until the guard allows it', async () => {
  await show(true);
  act(() => window.history.back());
  await waitFor(() => expect(leaveRequests).toHaveLength(1));
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(path()).toBe('/form');
  act(() => leaveRequests[0]!());
  await waitFor(() => expect(path()).toBe('/'));
});

test('a page without unsaved work lets the back button work', async () => {
  await show(false);
  act(() => window.history.back());
  await waitFor(() => expect(path()).toBe('/'));
  expect(leaveRequests).toHaveLength(0);
});
