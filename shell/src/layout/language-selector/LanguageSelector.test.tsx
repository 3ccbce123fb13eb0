import { openPopovers } from '../testing/browser';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { navigationFile } from '../testing/navigation-file';
import { renderLayout } from '../testing/render-layout';
import { LanguageSelector } from './LanguageSelector';

const list = () => document.getElementById('language-list')!;
const options = () => within(list()).getAllByRole('link', { hidden: true });
const option = (name: string) => within(list()).getByRole('link', { name: new RegExp(name), hidden: true });

describe('Language selector', () => {
  it('opens its list natively, so that it works before and without JavaScript', () => {
    renderLayout(<LanguageSelector />);
    expect(screen.getByRole('button', { name: 'Language English' }).getAttribute('popovertarget')).toBe(
      list().id,
    );
    expect(list().getAttribute('popover')).toBe('auto');
  });

  it('lists every language with flag, native name, English name and country, and a note', () => {
    renderLayout(<LanguageSelector />);
    expect(options().map((link) => link.textContent)).toEqual([
      'EnglishEnglish · United States',
      'EspañolSpanish · Spain',
      'العربيةArabic · Saudi Arabia',
    ]);
    for (const link of options()) expect(link.querySelector('[data-flag]')).toBeTruthy();
    const { note } = navigationFile('en')['language'] as { note: string };
    expect(list().textContent).toContain(note);
  });

  it('marks the current language and no other', () => {
    renderLayout(<LanguageSelector />);
    expect(options().map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    expect(options().map((link) => link.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
  });

  it('links to the open page in each language', () => {
    renderLayout(<LanguageSelector />);
    expect(option('Spanish').getAttribute('href')).toBe('/es/here');
    expect(option('Spanish').getAttribute('hreflang')).toBe('es');
    expect(option('Arabic').lang).toBe('ar');
  });

  it('changes the language in place and closes', () => {
    const choose = jest.fn();
    renderLayout(<LanguageSelector />, { choose });
    list().showPopover();
    const click = createEvent.click(option('Arabic'));
    fireEvent(option('Arabic'), click);
    expect(choose).toHaveBeenCalledWith('ar');
    expect(click.defaultPrevented).toBe(true);
    expect(openPopovers.has(list())).toBe(false);
  });

  it('leaves a click for a new tab to the browser', () => {
    const choose = jest.fn();
    renderLayout(<LanguageSelector />, { choose });
    option('Arabic').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(option('Arabic'), { ctrlKey: true });
    expect(choose).not.toHaveBeenCalled();
  });
});
