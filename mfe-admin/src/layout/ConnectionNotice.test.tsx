import { act, screen } from '@testing-library/react';
import { useConnection } from '@lens/platform/connection';
import { renderPage } from '../testing/render-page';
import { ConnectionNotice } from './ConnectionNotice';

afterEach(() => useConnection.setState({ lostAtMs: null }));

test('a lost connection is announced with the time of the last update, in the practice’s time zone, until it is back', () => {
  renderPage(<ConnectionNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => useConnection.setState({ lostAtMs: Date.UTC(2027, 2, 1, 22, 5) }));
  expect(screen.getByRole('status').textContent).toMatch(/^No connection, shown as of 2:05\sPM\.$/);
  act(() => useConnection.setState({ lostAtMs: null }));
  expect(screen.getByRole('status').textContent).toBe('');
});
