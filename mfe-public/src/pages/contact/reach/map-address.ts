import type { PublicSettings } from '@lens/contracts/settings';

/**
 * A link that phones open in the map app that their owner uses, and other browsers as a page. Nothing is asked of anybody
 * before it is followed.
 */
export function mapAddress(
  practice: string,
  { street, city, region, postalCode }: PublicSettings['address'],
): string {
  const place = `${practice}, ${street}, ${city}, ${region} ${postalCode}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
}
