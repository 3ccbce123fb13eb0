import { fireEvent, screen } from '@testing-library/react';
import { fakeView } from '../../testing/in-view';
import { renderPage } from '../../testing/render-page';
import { BeforeAfter } from './BeforeAfter';

it('The line between before and after is moved by a native range, which says what it shows', () => {
  fakeView();
  renderPage(<BeforeAfter />);
  const range = screen.getByRole<HTMLInputElement>('slider', {
    name: 'How much of the street is shown sharp',
  });
  expect(range.getAttribute('aria-valuetext')).toBe('50% of it is sharp');
  fireEvent.input(range, { target: { value: '20' } });
  expect(range.getAttribute('aria-valuetext')).toBe('80% of it is sharp');
  expect(range.parentElement!.style.getPropertyValue('--line-at')).toBe('20%');
  expect(screen.getByText('Before')).toBeTruthy();
  expect(screen.getByText('After')).toBeTruthy();
});
