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

it('A half that is too narrow for its name has none', () => {
  fakeView();
  renderPage(<BeforeAfter />);
  const range = screen.getByRole('slider');
  const unnamed = () => range.parentElement!.dataset['unnamed'];
  expect(unnamed()).toBeUndefined();
  for (const [value, name] of [
    [24, 'before'],
    [25, undefined],
    [75, undefined],
    [76, 'after'],
  ] as const) {
    fireEvent.input(range, { target: { value } });
    expect(unnamed()).toBe(name);
  }
});
