import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import common from '../../../locales/en/common.json';
import forms from '../../../locales/en/forms.json';
import { Page } from './privacy';
import { kept } from './privacy-facts';

const chapter = (name: string) => within(screen.getByRole('region', { name }));

describe('Privacy page', () => {
  it('is marked as a draft, with the day of its last change [LEGAL-1]', () => {
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
    expect(screen.getByText(/^This is a draft\./)).toBeTruthy();
    expect(screen.getByText('Last changed on November 24, 2026')).toBeTruthy();
  });

  it('names everything that this site keeps in a browser, and for how long [LEGAL-2]', () => {
    renderPage(<Page />);
    const names = chapter('What your browser keeps')
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(kept.flatMap((one) => one.names));
    expect(names.slice(0, 5)).toEqual([
      'i18next',
      'i18nextLng',
      'translation-cache',
      'consultation-queue',
      'cms_token',
    ]);
    expect(chapter('What your browser keeps').getByText(/365 days if you chose it, 7 days/)).toBeTruthy();
    expect(chapter('What your browser keeps').getByText(/24 hours at most/)).toBeTruthy();
    expect(chapter('What your browser keeps').getByText(/stays for 7 days/)).toBeTruthy();
  });

  it('says of a request that waits what the notice on it says, and no more than is done', () => {
    const promises = [forms.waiting.limit, forms.waiting.waiting.text, common.privacy.browser.queue].join(
      ' ',
    );
    expect(promises).not.toMatch(/contact page|back to this page|erased unsent/);
    expect(forms.waiting.limit).toMatch(/no longer sent, and is erased as soon as this site is open/);
    expect(common.privacy.browser.queue).toMatch(/erased the next time you open this site/);
    expect(forms.waiting.expired.text).toMatch(/could not be sent within \{\{hours\}\} hours and is erased/);
  });

  it('says what requests and the newsletter hold, that there are no third-party pixels, and what one may ask', () => {
    renderPage(<Page />);
    expect(chapter('In short').getByText(/no third-party pixels/)).toBeTruthy();
    expect(chapter('What you send us').getByText(/^A consultation request holds/)).toBeTruthy();
    expect(chapter('What you send us').getByText(/^The newsletter holds/)).toBeTruthy();
    expect(chapter('What you can ask of us').getByText(/^A copy of everything/)).toBeTruthy();
    expect(chapter('What you can ask of us').getByText(/^Erasure\./)).toBeTruthy();
  });

  it('names whoever learns of a visit when a link to a map or a film is followed, and not before', () => {
    renderPage(<Page />);
    const others = chapter('Who else is involved');
    expect(
      others.getByText(/map app of your device, or OpenStreetMap.* when you follow the link/),
    ).toBeTruthy();
    expect(others.getByText(/video host only when you press play/)).toBeTruthy();
  });

  it('leads from its contents to every chapter, and to a person', () => {
    const { container } = renderPage(<Page />);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links).toHaveLength(6);
    for (const link of links) expect(container.querySelector(link.getAttribute('href')!)).toBeTruthy();
    const addresses = chapter('Questions')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['mailto:desk@example.com', 'tel:+15625550142']);
  });
});
