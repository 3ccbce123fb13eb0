import { isLanguageCode, languageOf, languages } from '@lens/contracts/languages';
import type { SettingsUpdate } from '@lens/contracts/settings';
import { field, fieldPerLanguage, formatValue, type FormField } from '../../components/conflict/form-fields';
import { days } from './days';

const formatHours = (value: unknown): string =>
  (value as SettingsUpdate['hours'])
    .map((line) => {
      const dayNames = days.flatMap(([day, name]) => (line.days.includes(day) ? [name] : []));
      return `${dayNames.join(', ')}: ${line.opens === null && line.closes === null ? 'closed' : `${line.opens ?? '?'} to ${line.closes ?? '?'}`}`;
    })
    .join('\n');

const formatLanguageState = (value: unknown): string =>
  (value as SettingsUpdate['languages']['es']).offered ? 'On the site' : 'Off';

const formatLanguages = (codes: unknown): string =>
  (codes as string[]).map((code) => (isLanguageCode(code) ? languageOf(code).name : code)).join(', ');

/** One line per entry, such as an award: title, year, and whether it is a sample. */
const formatEntries = (entries: unknown): string =>
  (entries as object[])
    .map(({ isSample, ...entry }: { isSample?: boolean }) =>
      [...Object.values(entry).map(formatValue).filter(Boolean), ...(isSample ? ['sample'] : [])].join(', '),
    )
    .join('\n');

/** All fields of the settings, in the form's order. */
export const settingsFields: readonly FormField[] = [
  field('practice', 'Practice'),
  field('surgeon', 'Surgeon'),
  field('credentials', 'Credentials'),
  field('mainPhone', 'Main phone'),
  field('emergencyPhone', 'Emergency phone'),
  field('callNowPhone', 'Call Now phone'),
  field('email', 'Email'),
  field('address.street', 'Street'),
  field('address.city', 'City'),
  field('address.region', 'State'),
  field('address.postalCode', 'ZIP code'),
  field('address.country', 'Country'),
  field('hours', 'Hours', formatHours),
  field('timeZone', 'Time zone'),
  field('directions.crossStreet', 'Cross street'),
  field('nextMission', 'Next mission'),
  ...fieldPerLanguage('directions.parking', 'Parking'),
  ...fieldPerLanguage('directions.transit', 'Buses and trains'),
  field('social', 'Links', formatEntries),
  field('videoId', 'YouTube video id'),
  ...languages.map(({ code, name }) => field(`languages.${code}`, name, formatLanguageState)),
  field('liveTranslation', 'Live translation', formatLanguages),
  field('unsignedInEnglish', 'English where a critical text is not signed', formatLanguages),
  field('brands', 'Brand names'),
  field('institutions', 'Education', formatEntries),
  field('awards', 'Awards', formatEntries),
  field('retentionDays', 'Days until a consultation request is erased'),
];
