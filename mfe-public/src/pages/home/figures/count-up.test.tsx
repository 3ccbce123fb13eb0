import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { fakeView } from '../../../testing/in-view';
import { preferReducedMotion } from '../../../testing/reduced-motion';
import { grow, useCountUp } from './count-up';

function Count({ target }: { target: number }) {
  const element = useRef<HTMLOutputElement>(null);
  const shown = useCountUp(target, element);
  return (
    <output ref={element} aria-label="count">
      {shown ?? target}
    </output>
  );
}

const shown = () => Number(screen.getByRole('status').textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  preferReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

describe('Home', () => {
  it('counts to 30000 in 125 steps of 240 [HOME-6]', () => {
    let steps = 0;
    for (let value = 0; value < 30_000; value = grow(value, 30_000)) steps += 1;
    expect(steps).toBe(125);
    expect(grow(29_999, 30_000)).toBe(30_000);
    expect(grow(30_000, 30_000)).toBe(30_000);
  });

  it('never counts under reduced motion', () => {
    preferReducedMotion(true);
    const comeIntoView = fakeView();
    render(<Count target={30_000} />);
    act(comeIntoView);
    expect(shown()).toBe(30_000);
  });

  it('shows the final value until it is in view, then grows every 16 ms and stops there [HOME-6]', () => {
    const comeIntoView = fakeView();
    render(<Count target={30_000} />);
    pass(5000);
    expect(shown()).toBe(30_000);
    act(comeIntoView);
    expect(shown()).toBe(0);
    pass(16);
    expect(shown()).toBe(240);
    pass(16 * 123);
    expect(shown()).toBe(29_760);
    pass(16);
    expect(shown()).toBe(30_000);
    pass(5000);
    expect(shown()).toBe(30_000);
    act(comeIntoView);
    expect(shown()).toBe(30_000);
  });

  it('does not count again for whoever comes back to the page', () => {
    const comeIntoView = fakeView();
    render(<Count target={30_000} />);
    act(comeIntoView);
    pass(16);
    expect(shown()).toBe(30_000);
  });
});
