import type { Options } from '../../components/field/SelectField';

/** The time zones of the United States from west to east, as people call them. */
const americanZones: Options = [
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

const americanNames = new Set(americanZones.map(([zone]) => zone));
const isLeftOut = (zone: string) => americanNames.has(zone) || /^(Antarctica|Arctic)\//.test(zone);
const otherZones = Intl.supportedValuesOf('timeZone').filter((zone) => !isLeftOut(zone));

/** The time zones of the United States, then all others. @param current the saved zone, which is always an option */
export function timeZones(current: string): (readonly [label: string, options: Options])[] {
  const isListed = americanNames.has(current) || otherZones.includes(current);
  const rest = isListed ? otherZones : [...otherZones, current].toSorted();
  return [
    ['United States and its islands', americanZones],
    ['Elsewhere', rest.map((zone) => [zone, zone.replaceAll('_', ' ')])],
  ];
}
