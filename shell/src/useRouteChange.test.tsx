import { useEffect, useRef } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterPaint } from '@lens/platform/after-paint';
import { useRouteChange } from './useRouteChange';

const addresses = [
  '/testimonials',
  '/testimonials#gallery',
  '/about#stories',
  '/#gallery',
  '/?procedure=LASIK#stories',
  '/panel',
];

/** A page of which a panel takes the focus as it appears. */
function Panel() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return <aside ref={panel} tabIndex={-1} id="panel" />;
}

function Site() {
  const { pathname } = useLocation();
  useRouteChange(pathname);
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

const reached: string[] = [];
const painted = () => act(() => new Promise<void>((done) => afterPaint(done)));
const go = (to: string) => act(async () => screen.getByText(to).click());

beforeEach(() => {
  reached.splice(0);
  Element.prototype.scrollIntoView = function () {
    reached.push(this.id);
  };
  window.scrollTo = () => void reached.push('top');
  window.history.replaceState(null, '', '/');
  render(
    <BrowserRouter>
      <Site />
    </BrowserRouter>,
  );
});

describe('Going from address to address', () => {
  it('starts a page at its top, with the focus on it', async () => {
    await go('/testimonials');
    expect(reached).toEqual(['top']);
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('starts at the section that the address names, and gives it the focus if it takes it', async () => {
    await go('/testimonials#gallery');
    expect([reached, document.activeElement?.id]).toEqual([['gallery'], 'gallery']);
    await go('/about#stories');
    expect([reached, document.activeElement?.id]).toEqual([['gallery', 'stories'], 'main']);
  });

  it('leaves the focus where the page has put it itself', async () => {
    await go('/panel');
    await painted();
    expect(document.activeElement?.id).toBe('panel');
  });

  it('takes it from the link that led there, which stands on the next page too', async () => {
    screen.getByText('/testimonials').focus();
    await go('/testimonials');
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('goes to a section of the same page, again and again', async () => {
    await go('/#gallery');
    await go('/#gallery');
    expect(reached).toEqual(['gallery', 'gallery']);
  });

  it('stays where it is while a query changes', async () => {
    await go('/?procedure=LASIK#stories');
    expect(reached).toEqual([]);
  });

  it('goes back to where a page was left, past what its address names, once the page has room for it', async () => {
    let [room, place] = [0, 0];
    const scrollTo = (_: number, y: number) => void (place = Math.min(y, room));
    window.scrollTo = scrollTo as typeof window.scrollTo;
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => place });
    expect(history.scrollRestoration).toBe('manual');
    await go('/testimonials#gallery');
    [room, place] = [4000, 1234];
    window.dispatchEvent(new Event('scroll'));
    await go('/panel');
    [room, place] = [300, 0];
    window.dispatchEvent(new Event('scroll'));
    reached.splice(0);
    await act(async () => void window.history.back());
    await waitFor(() => expect(place).toBe(300));
    room = 4000;
    await waitFor(() => expect(place).toBe(1234));
    expect(reached).toEqual([]);
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  });

  it('leaves places to the browser across documents', () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });
});
