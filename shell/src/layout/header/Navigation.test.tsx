import { openPopovers } from '../testing/browser';
import { fireEvent, screen, within } from '@testing-library/react';
import { entry, renderLayout } from '../testing/render-layout';
import { CloseOnNavigation } from '../CloseOnNavigation';
import { Navigation } from './Navigation';

const procedures = entry('procedures', '/procedures', [
  { id: 'lasik', label: 'common:menu.lasik', path: '/procedures/lasik' },
  { id: 'prk', label: 'common:menu.prk', path: '/procedures/prk' },
]);
const all = { hidden: true };
const link = (name: string) => screen.getByRole('link', { name, ...all });

describe('Header', () => {
  it('lists the menu entries of the remotes, in their order', () => {
    renderLayout(<Navigation />, {
      navigation: [{ ...entry('contact', '/contact'), order: 90 }, entry('home', '/')],
    });
    const names = within(screen.getByRole('navigation', all)).getAllByRole('listitem', all);
    expect(names.map((item) => item.textContent)).toEqual(['Home', 'Contact']);
    expect(link('Home').getAttribute('aria-current')).toBe('page');
  });

  it('gives an entry with children a drop-down with its own native button [LAYOUT-3]', () => {
    renderLayout(<Navigation />, { navigation: [procedures, entry('contact', '/contact')] });
    const button = screen.getByRole('button', { name: 'More under Procedures', ...all });
    const children = document.getElementById(button.getAttribute('popovertarget')!)!;
    expect(children.getAttribute('popover')).toBe('auto');
    expect(
      within(children)
        .getAllByRole('link', all)
        .map((child) => child.getAttribute('href')),
    ).toEqual(['/procedures/lasik', '/procedures/prk']);
    expect(link('Procedures').getAttribute('href')).toBe('/procedures');
    expect(screen.queryByRole('button', { name: 'More under Contact', ...all })).toBeNull();
  });

  it('hides a hovered drop-down on Escape until the pointer has left [LAYOUT-3]', () => {
    renderLayout(<Navigation />, { navigation: [procedures] });
    const item = link('Procedures').closest('li')!;
    fireEvent.pointerEnter(item);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(item.hasAttribute('data-dismissed')).toBe(true);
    fireEvent.pointerLeave(item);
    expect(item.hasAttribute('data-dismissed')).toBe(false);
  });

  it('opens the mobile menu natively, with a phone link in it [LAYOUT-4]', () => {
    renderLayout(<Navigation />);
    const menu = screen.getByRole('navigation', all);
    expect(screen.getByRole('button', { name: 'Menu', ...all }).getAttribute('popovertarget')).toBe(menu.id);
    expect(
      within(menu)
        .getByRole('link', { name: /555-0142/, ...all })
        .getAttribute('href'),
    ).toBe('tel:+15625550142');
  });

  it('closes the menu when the page changes', () => {
    renderLayout(
      <>
        <CloseOnNavigation />
        <Navigation />
      </>,
    );
    const menu = screen.getByRole('navigation', all);
    menu.showPopover();
    fireEvent.click(link('Contact'));
    expect(screen.getByTestId('address').textContent).toBe('/contact');
    expect(openPopovers.has(menu)).toBe(false);
  });
});
