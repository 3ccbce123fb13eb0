import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { preferReducedMotion } from '../../testing/reduced-motion';
import { renderPage } from '../../testing/render-page';
import { PageHero } from '../PageHero';
import { ProcedureLink } from './ProcedureLink';

const Site = () =>
  useLocation().pathname === '/procedures/prk' ? (
    <PageHero title="PRK" lead="Here." />
  ) : (
    <ProcedureLink to="/procedures/prk">PRK</ProcedureLink>
  );

/** Gives the document view transitions. @returns the headings of the pages that they end on */
function fakeTransitions() {
  const pages: (string | null)[] = [];
  const startViewTransition = (change: () => Promise<void>) => {
    void change().then(() => pages.push(document.querySelector('h1')?.textContent ?? null));
    return { ready: Promise.resolve() };
  };
  Object.assign(document, { startViewTransition });
  return pages;
}

const address = () => screen.getByTestId('address').textContent;

afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

describe('The way between procedures', () => {
  it('is a view transition that waits for the first screen of the other page', async () => {
    preferReducedMotion(false);
    const pages = fakeTransitions();
    renderPage(<Site />);
    fireEvent.click(screen.getByText('PRK'));
    await waitFor(() => expect(pages).toEqual(['PRK']));
    expect(address()).toBe('/procedures/prk');
  });

  it.each([
    ['under reduced motion', true, true],
    ['where browsers have none', false, false],
  ])('is a plain one %s', (_, isReduced, hasTransitions) => {
    preferReducedMotion(isReduced);
    const pages = hasTransitions ? fakeTransitions() : [];
    renderPage(<Site />);
    fireEvent.click(screen.getByText('PRK'));
    expect(address()).toBe('/procedures/prk');
    expect(pages).toEqual([]);
  });

  it('leaves other ways of opening a link to the browser', () => {
    preferReducedMotion(false);
    const pages = fakeTransitions();
    renderPage(<Site />);
    fireEvent.click(screen.getByText('PRK'), { ctrlKey: true });
    expect(address()).toBe('/');
    expect(pages).toEqual([]);
  });
});
