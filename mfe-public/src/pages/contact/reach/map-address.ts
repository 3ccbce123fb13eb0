import type { PublicSettings } from '@lens/contracts/settings';

/** Where an address leads, and whether that is an app of the device or a page. */
interface MapAddress {
  href: string;
  opens: 'app' | 'page';
}

/**
 * A link to a map, by what opens the map app on a system: Android asks its owner which one, and Apple's own address is
 * taken by its app. Elsewhere, and where nothing is known of the browser, it is a page. Nothing is asked of anybody before
 * it is followed.
 * @param browser what the browser calls itself
 */
export function mapAddress(
  practice: string,
  { street, city, region, postalCode }: PublicSettings['address'],
  browser: string,
): MapAddress {
  const place = `${street}, ${city}, ${region} ${postalCode}`;
  if (browser.includes('Android'))
    return { href: `geo:0,0?q=${encodeURIComponent(`${practice}, ${place}`)}`, opens: 'app' };
  if (/iPhone|iPad|Macintosh/.test(browser))
    return {
      href: `https://maps.apple.com/?${new URLSearchParams({ address: place, q: practice }).toString()}`,
      opens: 'app',
    };
  const query = new URLSearchParams({ query: place }).toString();
  return { href: `https://www.openstreetmap.org/search?${query}`, opens: 'page' };
}
