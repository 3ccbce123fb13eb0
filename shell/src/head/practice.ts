import { formatPhone } from '@lens/contracts/format-phone';
import type { PublicSettings } from '@lens/contracts/settings';
import type { MedicalClinic, OpeningHours, Physician, PostalAddress, Reference } from './structured-data';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const clinicId = (publicUrl: string): Reference => ({ '@id': new URL('/#clinic', publicUrl).href });

function addressOf({ address }: PublicSettings): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

const openHours = ({ hours }: PublicSettings): OpeningHours[] =>
  hours.flatMap(({ days: numbers, opens, closes }) =>
    opens === null || closes === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: numbers.map((day) => days[day]!),
            opens,
            closes,
          },
        ],
  );

/**
 * The practice and its surgeon, as the footer of every page has them.
 * @param settings have no street if the shell has never reached its API; nothing is returned then
 */
export function practiceThings(settings: PublicSettings, publicUrl: string): [] | [MedicalClinic, Physician] {
  if (!settings.address.street || !settings.surgeon) return [];
  const contact = {
    url: new URL('/', publicUrl).href,
    telephone: formatPhone(settings.mainPhone),
    email: settings.email,
    address: addressOf(settings),
  };
  return [
    {
      '@type': 'MedicalClinic',
      ...clinicId(publicUrl),
      name: settings.practice,
      ...contact,
      openingHoursSpecification: openHours(settings),
      sameAs: settings.social.map(({ url }) => url),
    },
    {
      '@type': 'Physician',
      '@id': new URL('/#surgeon', publicUrl).href,
      name: settings.surgeon,
      ...contact,
      parentOrganization: clinicId(publicUrl),
    },
  ];
}
