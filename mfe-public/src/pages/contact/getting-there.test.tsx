import { screen, within } from '@testing-library/react';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PageApi } from '@lens/contracts/page';
import { copy } from '../../testing/copy';
import { renderPage } from '../../testing/render-page';
import { settings } from '../../testing/settings';
import { Page } from './contact';
import { load } from './load';
import { mapAddress } from './reach/map-address';

const page = <Page data={undefined} params={{}} />;
const at = '/contact';
const sent = '/contact?sent=LV-7K3M-9QXD';

describe('The way to the practice', () => {
  it('has the hours before the form, and the address', () => {
    renderPage(page, { at });
    const hours = screen.getByRole('region', { name: copy('contact.hours.title') });
    const form = screen.getByRole('form', { name: copy('forms:consultation.title') });
    expect(hours.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('link', { name: /1 Test Street/ })).toBeTruthy();
  });

  const place = '1 Test Street, Lakewood, CA 90712';
  it.each([
    ['Linux; Android 15', 'map', `geo:0,0?q=${encodeURIComponent(`Test Practice, ${place}`)}`],
    ['iPhone; CPU iPhone OS 18_0 like Mac OS X', 'map', 'https://maps.apple.com/?address=1+Test'],
    ['Macintosh; Intel Mac OS X 10_15_7', 'map', 'https://maps.apple.com/?address=1+Test'],
    ['Windows NT 10.0', 'mapPage', 'https://www.openstreetmap.org/search?query=1+Test'],
  ] as const)('has on %s an address that does what the text under it says: %s', (system, text, href) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system})`);
    renderPage(page, { at });
    const address = screen.getByRole('link', { name: /1 Test Street/ });
    expect(document.getElementById(address.getAttribute('aria-describedby')!)!.textContent).toBe(
      copy(`contact.details.${text}`),
    );
    expect(address.getAttribute('href')!.slice(0, href.length)).toBe(href);
    jest.restoreAllMocks();
  });

  it('has an address that leads to a map on every system while nothing is known of the browser', () => {
    expect(mapAddress('Test Practice', settings.address, '')).toEqual({
      href: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`,
      opens: 'page',
    });
  });

  it('names no vehicle over what staff say of public transit', () => {
    const directions = { crossStreet: null, parking: null, transit: { text: 'Bus 92.', lng: 'en' as const } };
    renderPage(<Page data={{ directions }} params={{}} />, { at });
    const way = within(screen.getByRole('region', { name: copy('contact.way.title') }));
    expect(way.getByRole('term').textContent).toBe(copy('contact.way.transit'));
  });

  it('tells how to get there as far as staff have said so', () => {
    const parking = { text: 'Behind the building.', lng: 'en' as const };
    const directions = { crossStreet: 'Shoal Street', parking, transit: null };
    const { unmount } = renderPage(<Page data={{ directions }} params={{}} />, { at });
    const way = () => within(screen.getByRole('region', { name: copy('contact.way.title') }));
    expect(
      way()
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([copy('contact.way.parking')]);
    expect(way().getByText('Behind the building.')).toBeTruthy();
    expect(way().getByText('Shoal Street')).toBeTruthy();
    expect(way().getByText('Test Street')).toBeTruthy();
    expect(way().getByText(copy('contact.way.sketch'))).toBeTruthy();
    unmount();
    renderPage(page, { at });
    expect(way().queryByRole('term')).toBeNull();
  });

  it('tells it in the language of the page where staff have, and in English elsewhere', async () => {
    const parking = { en: 'Behind the building.', es: 'Detrás del edificio.' };
    const directions = { crossStreet: null, parking, transit: {} };
    const api = { get: async () => ({ directions }) } as unknown as PageApi;
    const { signal } = new AbortController();
    const directionsIn = async (lng: LanguageCode) =>
      (await load({ api, params: {}, lng, signal })).directions;
    expect((await directionsIn('es-MX')).parking).toEqual({ text: 'Detrás del edificio.', lng: 'es' });
    expect((await directionsIn('ar')).parking).toEqual({ text: 'Behind the building.', lng: 'en' });
    expect((await directionsIn('ar')).transit).toBeNull();
  });

  it('says of each number who answers it, and that main and emergency are one where they are', () => {
    const former = settings.emergencyPhone;
    const { unmount } = renderPage(page, { at });
    expect(screen.getByText(copy('contact.details.phone'))).toBeTruthy();
    expect(screen.queryByText(copy('contact.emergency.same'))).toBeNull();
    unmount();
    settings.emergencyPhone = settings.mainPhone;
    renderPage(page, { at });
    expect(screen.getByText(copy('contact.details.both'))).toBeTruthy();
    expect(screen.getByText(copy('contact.emergency.same'))).toBeTruthy();
    expect(screen.getByText(copy('contact.quick.desk'))).toBeTruthy();
    settings.emergencyPhone = former;
  });
});

describe('Whoever reaches the practice by this page', () => {
  it('says whom to call in an emergency wherever it says to call, and to leave contact lenses out', () => {
    const first = renderPage(page, { at: sent });
    const thanks = within(screen.getByRole('heading', { level: 1 }).parentElement!);
    expect(thanks.getByRole('link', { name: /555-0143/ }).getAttribute('href')).toBe('tel:+15625550143');
    expect(thanks.getByText(copy('contact.bring.lenses'))).toBeTruthy();
    first.unmount();
    renderPage(page, { at });
    const quick = within(screen.getByRole('navigation', { name: copy('contact.quick.title') }));
    expect(quick.getByRole('link', { name: /555-0143/ }).getAttribute('href')).toBe('tel:+15625550143');
    expect(screen.getByText(copy('contact.bring.lenses'))).toBeTruthy();
  });

  it.each([
    [at, copy('contact.hero.lead')],
    [at, copy('contact.details.reply')],
    [sent, copy('forms:sent.text')],
  ])('at %s promises no answer for a day on which nobody is there', (address, promise) => {
    renderPage(page, { at: address });
    expect(screen.getByText(promise)).toBeTruthy();
  });
});
