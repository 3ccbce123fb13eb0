import { act, render, screen } from '@testing-library/react';
import { useLine } from '@lens/platform/line';
import { LineNotice } from './LineNotice';

afterEach(() => useLine.setState({ lostAt: null }));

test('a lost connection is said quietly, with the time up to which the screen is right, until it is back', () => {
  render(<LineNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => useLine.setState({ lostAt: new Date(2027, 2, 1, 14, 5).getTime() }));
  expect(screen.getByRole('status').textContent).toMatch(/^No connection, shown as of 2:05\sPM\.$/);
  act(() => useLine.setState({ lostAt: null }));
  expect(screen.getByRole('status').textContent).toBe('');
});
