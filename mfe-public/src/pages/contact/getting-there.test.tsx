import { screen, within } from '@testing-library/react';
import type { LanguageCode } from '@lens/contracts/languages';
import type { PageApi } from '@lens/contracts/page';
import { renderPage } from '../../testing/render-page';
import { settings } from '../../testing/settings';
import { Page } from './contact';
import { load } from './load';

const page = <Page data={undefined} params={{}} />;
const at = '/contact';
const sent = '/contact?sent=LV-7K3M-9QXD';

describe('The way to the practice', () => {
  it('has the hours before the form, and an address that map apps open', () => {
    renderPage(page, { at });
    const hours = screen.getByRole('region', { name: 'Office hours' });
    const form = screen.getByRole('form', { name: 'Request a consultation' });
    expect(hours.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const address = screen.getByRole('link', { name: /1 Test Street/ });
    expect(new URL(address.getAttribute('href')!).searchParams.get('query')).toBe(
      'Test Practice, 1 Test Street, Lakewood, CA 90712',
    );
  });

  it('tells how to get there as far as staff have said so', () => {
    const parking = { text: 'Behind the building.', lng: 'en' as const };
    const directions = { crossStreet: 'Shoal Street', parking, transit: null };
    const { unmount } = renderPage(<Page data={{ directions }} params={{}} />, { at });
    const way = () => within(screen.getByRole('region', { name: 'How to get here' }));
    expect(
      way()
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Parking']);
    expect(way().getByText('Behind the building.')).toBeTruthy();
    expect(way().getByText('Shoal Street')).toBeTruthy();
    expect(way().getByText('Test Street')).toBeTruthy();
    expect(way().getByText(/not to scale/)).toBeTruthy();
    unmount();
    renderPage(page, { at });
    expect(way().queryByRole('term')).toBeNull();
  });

  it('tells it in the language of the page where staff have, and in English elsewhere', async () => {
    const parking = { en: 'Behind the building.', es: 'Detrás del edificio.' };
    const directions = { crossStreet: null, parking, transit: {} };
    const api = { get: async () => ({ directions }) } as unknown as PageApi;
    const { signal } = new AbortController();
    const toldIn = async (lng: LanguageCode) => (await load({ api, params: {}, lng, signal })).directions;
    expect((await toldIn('es-MX')).parking).toEqual({ text: 'Detrás del edificio.', lng: 'es' });
    expect((await toldIn('ar')).parking).toEqual({ text: 'Behind the building.', lng: 'en' });
    expect((await toldIn('ar')).transit).toBeNull();
  });

  it('says of each number who answers it, and that main and emergency are one where they are', () => {
    const former = settings.emergencyPhone;
    const { unmount } = renderPage(page, { at });
    expect(screen.getByText('Our main number, answered in office hours')).toBeTruthy();
    expect(screen.queryByText(/the one number to keep/)).toBeNull();
    unmount();
    settings.emergencyPhone = settings.mainPhone;
    renderPage(page, { at });
    expect(screen.getByText(/Our main number: the front desk .* the emergency line/)).toBeTruthy();
    expect(screen.getByText(/the one number to keep/)).toBeTruthy();
    expect(screen.getByText('The appointment desk, in office hours')).toBeTruthy();
    settings.emergencyPhone = former;
  });
});

describe('Whoever reaches the practice by this page', () => {
  it('says whom to call in an emergency wherever it says to call, and to leave contact lenses out', () => {
    const first = renderPage(page, { at: sent });
    const thanks = within(screen.getByRole('heading', { level: 1 }).parentElement!);
    expect(thanks.getByRole('link', { name: /555-0143/ }).getAttribute('href')).toBe('tel:+15625550143');
    expect(thanks.getByText(/^Leave contact lenses out/)).toBeTruthy();
    first.unmount();
    renderPage(page, { at });
    const quick = within(screen.getByRole('navigation', { name: 'Quick links' }));
    expect(quick.getByRole('link', { name: /555-0143/ }).getAttribute('href')).toBe('tel:+15625550143');
    expect(screen.getByText(/^Leave contact lenses out/)).toBeTruthy();
  });

  it.each([
    [at, /e‑mails are answered within 24 hours, not counting days when we are closed/],
    [at, /^Answered within 24 hours, not counting/],
    [sent, /^We answer within 24 hours, not counting/],
  ])('at %s promises no answer for a day on which nobody is there', (address, promise) => {
    renderPage(page, { at: address });
    expect(screen.getByText(promise)).toBeTruthy();
  });
});
