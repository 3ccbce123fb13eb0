import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { Link, useLeaveGuard, useLocation, useNavigate } from '@lens/platform/router';

let asked: (() => void)[];

function Form({ unsaved }: { unsaved: boolean }) {
  useLeaveGuard(unsaved, (leave) => void asked.push(leave));
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
      <button onClick={() => navigate('/other', { unasked: true })}>Saved, go</button>
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
  asked = [];
  window.history.pushState({ idx: 0 }, '', '/');
});

test.each(['Elsewhere', 'Go'])('%s asks before work is lost, and goes when it may', async (way) => {
  await show(true);
  await click(way);
  expect([path(), asked.length]).toEqual(['/form', 1]);
  await act(async () => asked[0]!());
  expect(path()).toBe('/other');
});

test('without unsaved work, and after saving, nobody is asked', async () => {
  await show(true);
  await click('Other tab');
  expect(window.location.search).toBe('?tab=ko');
  await click('Saved, go');
  expect([path(), asked.length]).toEqual(['/other', 0]);
});

test('the browser’s back button asks too: the page and its address stay until it may go', async () => {
  await show(true);
  act(() => window.history.back());
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(path()).toBe('/form');
  act(() => asked[0]!());
  await waitFor(() => expect(path()).toBe('/'));
});

test('a page that is saved lets the back button work', async () => {
  await show(false);
  act(() => window.history.back());
  await waitFor(() => expect(path()).toBe('/'));
  expect(asked).toHaveLength(0);
});
