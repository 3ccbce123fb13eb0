import type { Options } from '../../components/field/SelectField';

/** Those of the United States, from west to east in the words of people there. */
const american: Options = [
  ['Pacific/Guam', 'Guam'],
  ['Pacific/Pago_Pago', 'American Samoa'],
  ['Pacific/Honolulu', 'Hawaii (Honolulu)'],
  ['America/Anchorage', 'Alaska (Anchorage)'],
  ['America/Los_Angeles', 'Pacific Time (Los Angeles)'],
  ['America/Phoenix', 'Arizona (Phoenix)'],
  ['America/Denver', 'Mountain Time (Denver)'],
  ['America/Chicago', 'Central Time (Chicago)'],
  ['America/New_York', 'Eastern Time (New York)'],
];

const listed = new Set(american.map(([zone]) => zone));
const isSeldomMeant = (zone: string) => listed.has(zone) || /^(Antarctica|Arctic)\//.test(zone);
const others = Intl.supportedValuesOf('timeZone').filter((zone) => !isSeldomMeant(zone));

/**
 * Where a practice of this country may be, then the rest of the world.
 * @param current the zone that is saved: it can be chosen whatever it is
 */
export function timeZones(current: string): (readonly [label: string, options: Options])[] {
  const isThere = listed.has(current) || others.includes(current);
  const rest = isThere ? others : [...others, current].toSorted();
  return [
    ['United States and its islands', american],
    ['Elsewhere', rest.map((zone) => [zone, zone.replaceAll('_', ' ')])],
  ];
}
