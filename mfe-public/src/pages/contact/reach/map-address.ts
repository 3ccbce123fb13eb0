import type { PublicSettings } from '@lens/contracts/settings';

/** A link to a map, and whether it opens an app of the device or a page. */
interface MapAddress {
  href: string;
  opens: 'app' | 'page';
}

/**
 * The map link for a system: on Android, `geo:` lets its owner choose an app; Apple devices open Apple's address in their
 * app. Other and unknown browsers get a page of OpenStreetMap. No third party hears of a visit before the link is followed.
 * @param browser its user agent
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
