import { screen, within } from '@testing-library/react';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { Page } from './privacy';
import { storedNames } from './privacy-facts';

const chapter = (name: string) => within(screen.getByRole('region', { name }));

describe('Privacy page', () => {
  it('is marked as a draft, with the day of its last change [LEGAL-1]', () => {
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
    expect(screen.getByText(copy('legal.draft'))).toBeTruthy();
    expect(screen.getByText(copy('legal.updated', { date: 'November 24, 2026' }))).toBeTruthy();
  });

  it('names everything that this site keeps in a browser, and for how long [LEGAL-2]', () => {
    renderPage(<Page />);
    const browser = chapter(copy('privacy.browser.title'));
    const names = browser.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual(storedNames.flatMap((one) => one.names));
    expect(names.slice(0, 6)).toEqual([
      'i18next',
      'site_version',
      'i18nextLng',
      'translation-cache',
      'consultation-queue',
      'cms_token',
    ]);
    const cookie = { chosenDays: 365, detectedDays: 7 };
    expect(browser.getByText(copy('privacy.browser.cookie', cookie))).toBeTruthy();
    const queue = { waitingHours: 24, toldDays: 7 };
    expect(browser.getByText(copy('privacy.browser.queue', queue))).toBeTruthy();
  });

  it('says what requests and the newsletter hold, that there are no third-party pixels, and what one may ask', () => {
    renderPage(<Page />);
    const short = chapter(copy('privacy.short.title'));
    expect(short.getByText(copy('privacy.short.pixels'))).toBeTruthy();
    const sent = chapter(copy('privacy.sent.title'));
    expect(sent.getByText(copy('privacy.sent.consultation'))).toBeTruthy();
    expect(sent.getByText(copy('privacy.sent.newsletter'))).toBeTruthy();
    const rights = chapter(copy('privacy.rights.title'));
    expect(rights.getByText(copy('privacy.rights.copy'))).toBeTruthy();
    expect(rights.getByText(copy('privacy.rights.erase'))).toBeTruthy();
  });

  it('names whoever learns of a visit when a link to a map or a film is followed, and not before', () => {
    renderPage(<Page />);
    const others = chapter(copy('privacy.others.title'));
    expect(others.getByText(copy('privacy.others.map'))).toBeTruthy();
    expect(others.getByText(copy('privacy.others.video'))).toBeTruthy();
  });

  it('leads from its contents to every chapter, and to a person', () => {
    const { container } = renderPage(<Page />);
    const links = within(screen.getByRole('navigation', { name: copy('legal.contents') })).getAllByRole(
      'link',
    );
    expect(links).toHaveLength(6);
    for (const link of links) expect(container.querySelector(link.getAttribute('href')!)).toBeTruthy();
    const addresses = chapter(copy('legal.questions.title'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['mailto:desk@example.com', 'tel:+15625550142']);
  });
});
