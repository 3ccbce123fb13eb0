import { fireEvent, screen } from '@testing-library/react';
import { copy } from '../../testing/copy';
import { fakeView } from '../../testing/in-view';
import { renderPage } from '../../testing/render-page';
import { BeforeAfter } from './BeforeAfter';

it('The line between before and after is moved by a native range, which says what it shows', () => {
  fakeView();
  renderPage(<BeforeAfter />);
  const range = screen.getByRole<HTMLInputElement>('slider', {
    name: copy('gallery.slider'),
  });
  expect(range.getAttribute('aria-valuetext')).toBe(copy('gallery.position', { percent: 50 }));
  fireEvent.input(range, { target: { value: '20' } });
  expect(range.getAttribute('aria-valuetext')).toBe(copy('gallery.position', { percent: 80 }));
  expect(range.parentElement!.style.getPropertyValue('--line-at')).toBe('20%');
  expect(screen.getByText(copy('gallery.before'))).toBeTruthy();
  expect(screen.getByText(copy('gallery.after'))).toBeTruthy();
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
