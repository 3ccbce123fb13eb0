import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useRouteChange } from './useRouteChange';

const addresses = [
  '/testimonials',
  '/testimonials#gallery',
  '/about#stories',
  '/#gallery',
  '/?procedure=LASIK#stories',
];

function Site() {
  useRouteChange(useLocation().pathname);
  return (
    <main id="main" tabIndex={-1}>
      <section id="gallery" tabIndex={-1} />
      <section id="stories" />
      {addresses.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
    </main>
  );
}

const reached: string[] = [];
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

  it('goes to a section of the same page, again and again', async () => {
    await go('/#gallery');
    await go('/#gallery');
    expect(reached).toEqual(['gallery', 'gallery']);
  });

  it('stays where it is while a query changes', async () => {
    await go('/?procedure=LASIK#stories');
    expect(reached).toEqual([]);
  });
});
