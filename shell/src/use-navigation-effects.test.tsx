import { useEffect, useRef } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterPaint } from '@lens/platform/after-paint';
import { useNavigationEffects } from './use-navigation-effects';

const addresses = [
  '/testimonials',
  '/testimonials#gallery',
  '/about#stories',
  '/#gallery',
  '/?procedure=LASIK#stories',
  '/panel',
];

/** A panel that takes the focus when it appears. */
function Panel() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return <aside ref={panel} tabIndex={-1} id="panel" />;
}

function Site() {
  const { pathname } = useLocation();
  useNavigationEffects(pathname);
  return (
    <main id="main" tabIndex={-1}>
      <section id="gallery" tabIndex={-1} />
      <section id="stories" />
      {pathname === '/panel' && <Panel />}
      {addresses.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
    </main>
  );
}

const scrolledTo: string[] = [];
const paint = () => act(() => new Promise<void>((done) => afterPaint(done)));
const go = (to: string) => act(async () => screen.getByText(to).click());

beforeEach(() => {
  scrolledTo.splice(0);
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id);
  };
  window.scrollTo = () => void scrolledTo.push('top');
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
});

describe('A navigation', () => {
  it('scrolls to the top of the page and focuses it', async () => {
    await go('/testimonials');
    expect(scrolledTo).toEqual(['top']);
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('scrolls to the section that the address names, and focuses it if it is focusable', async () => {
    await go('/testimonials#gallery');
    expect([scrolledTo, document.activeElement?.id]).toEqual([['gallery'], 'gallery']);
    await go('/about#stories');
    expect([scrolledTo, document.activeElement?.id]).toEqual([['gallery', 'stories'], 'main']);
  });

  it('leaves the focus where the page has put it', async () => {
    await go('/panel');
    await paint();
    expect(document.activeElement?.id).toBe('panel');
  });

  it('takes the focus from the clicked link, which the next page has too', async () => {
    screen.getByText('/testimonials').focus();
    await go('/testimonials');
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('scrolls to a section of the same page, as often as it is clicked', async () => {
    await go('/#gallery');
    await go('/#gallery');
    expect(scrolledTo).toEqual(['gallery', 'gallery']);
  });

  it('scrolls nowhere when only the query changes', async () => {
    await go('/?procedure=LASIK#stories');
    expect(scrolledTo).toEqual([]);
  });

  it('back to a page scrolls to where it was left, not to its section, once the page is tall enough', async () => {
    let [height, position] = [0, 0];
    const scrollTo = (_: number, y: number) => void (position = Math.min(y, height));
    window.scrollTo = scrollTo as typeof window.scrollTo;
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position });
    expect(history.scrollRestoration).toBe('manual');
    await go('/testimonials#gallery');
    [height, position] = [4000, 1234];
    window.dispatchEvent(new Event('scroll'));
    await go('/panel');
    [height, position] = [300, 0];
    window.dispatchEvent(new Event('scroll'));
    scrolledTo.splice(0);
    await act(async () => void window.history.back());
    await waitFor(() => expect(position).toBe(300));
    height = 4000;
    await waitFor(() => expect(position).toBe(1234));
    expect(scrolledTo).toEqual([]);
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  });

  it('to another document leaves scroll positions to the browser', () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });
});
