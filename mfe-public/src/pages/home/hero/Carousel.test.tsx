import { act, fireEvent, screen } from '@testing-library/react';
import { copy } from '../../../testing/copy';
import { fakeView } from '../../../testing/in-view';
import { preferReducedMotion } from '../../../testing/reduced-motion';
import { renderPage } from '../../../testing/render-page';
import { Carousel } from './Carousel';

const places = () =>
  [...document.querySelectorAll('[data-place]')].map((scene) => scene.getAttribute('data-place'));
const current = () => places().indexOf('current');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const carousel = () => screen.getByRole('group', { name: copy('home.scenes.label') });

beforeEach(() => {
  jest.useFakeTimers();
  preferReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

describe('Home', () => {
  it('shows five drawings, each for four seconds, and wraps after the last [HOME-1]', () => {
    renderPage(<Carousel isDue />);
    expect(places()).toHaveLength(5);
    pass(3999);
    expect(current()).toBe(0);
    pass(1);
    expect(current()).toBe(1);
    for (const expected of [2, 3, 4, 0]) {
      pass(4000);
      expect(current()).toBe(expected);
    }
  });

  it('shows the first drawing alone until the rest of the page is due, without ways to others', () => {
    renderPage(<Carousel isDue={false} />);
    expect(places()).toEqual(['current']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('jumps to the drawing of a dot, which then has its four seconds [HOME-2]', () => {
    renderPage(<Carousel isDue />);
    pass(3000);
    const dot = screen.getByRole('button', {
      name: copy('home.scenes.show', { number: 4, count: 5, caption: copy('home.scenes.suite.caption') }),
    });
    fireEvent.click(dot);
    expect(current()).toBe(3);
    expect(dot.getAttribute('aria-current')).toBe('true');
    pass(3999);
    expect(current()).toBe(3);
    pass(1);
    expect(current()).toBe(4);
  });

  it('stops and starts again by its own control [HOME-3]', () => {
    renderPage(<Carousel isDue />);
    fireEvent.click(screen.getByRole('button', { name: copy('home.scenes.pause') }));
    pass(20_000);
    expect(current()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: copy('home.scenes.play') }));
    pass(4000);
    expect(current()).toBe(1);
  });

  it('stands still under reduced motion until it is asked to play [HOME-4]', () => {
    preferReducedMotion(true);
    renderPage(<Carousel isDue />);
    pass(20_000);
    expect(current()).toBe(0);
    expect(screen.getByRole('button', { name: copy('home.scenes.play') })).toBeTruthy();
  });

  it('stands still while the pointer is on it', () => {
    renderPage(<Carousel isDue />);
    fireEvent.pointerEnter(carousel());
    pass(20_000);
    expect(current()).toBe(0);
    fireEvent.pointerLeave(carousel());
    pass(4000);
    expect(current()).toBe(1);
  });

  it('lays out only the drawing that is shown and those next to it in time', () => {
    renderPage(<Carousel isDue />);
    expect(places()).toEqual(['current', 'next', 'waiting', 'waiting', 'waiting']);
    pass(4000);
    expect(places()).toEqual(['previous', 'current', 'next', 'waiting', 'waiting']);
  });

  it('fetches the first drawing at once and the others when they are near [HOME-7]', () => {
    const comeNear = fakeView();
    renderPage(<Carousel isDue />);
    const images = () => [...document.querySelectorAll('img')];
    expect(images().map((image) => image.getAttribute('fetchpriority'))).toEqual(['high']);
    act(comeNear);
    expect(images()).toHaveLength(5);
    for (const image of images()) expect(image.alt).not.toBe('');
  });
});
