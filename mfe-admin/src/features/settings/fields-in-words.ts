import { isLanguageCode, languageOf, languages } from '@lens/contracts/languages';
import type { SettingsUpdate } from '@lens/contracts/settings';
import { field, fieldPerLanguage, formatValue, type FormField } from '../../components/conflict/form-fields';
import { days } from './days';

const hours = (value: unknown): string =>
  (value as SettingsUpdate['hours'])
    .map((line) => {
      const named = days.flatMap(([day, name]) => (line.days.includes(day) ? [name] : []));
      return `${named.join(', ')}: ${line.opens === null && line.closes === null ? 'closed' : `${line.opens ?? '?'} to ${line.closes ?? '?'}`}`;
    })
    .join('\n');

function languageState(value: unknown): string {
  const { offered, reviewed } = value as SettingsUpdate['languages']['en'];
  const review = reviewed ? `reviewed by ${reviewed.by} on ${reviewed.on}` : 'draft';
  return `${offered ? 'On the site' : 'Off'}, ${review}`;
}

const named = (codes: unknown): string =>
  (codes as string[]).map((code) => (isLanguageCode(code) ? languageOf(code).name : code)).join(', ');

/** One line for each of several, as an award: its title, its year, whether it is a sample. */
const lines = (entries: unknown): string =>
  (entries as object[])
    .map(({ isSample, ...entry }: { isSample?: boolean }) =>
      [...Object.values(entry).map(formatValue).filter(Boolean), ...(isSample ? ['sample'] : [])].join(', '),
    )
    .join('\n');

/** Everything that is written in the settings, in the order in which the form has it. */
export const fieldsInWords: readonly FormField[] = [
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
  field('hours', 'Hours', hours),
  field('timeZone', 'Time zone'),
  field('directions.crossStreet', 'Cross street'),
  field('nextMission', 'Next mission'),
  ...fieldPerLanguage('directions.parking', 'Parking'),
  ...fieldPerLanguage('directions.transit', 'Buses and trains'),
  field('social', 'Links', lines),
  field('videoId', 'YouTube video id'),
  ...languages.map(({ code, name }) => field(`languages.${code}`, name, languageState)),
  field('liveTranslation', 'Live translation', named),
  field('brands', 'Brand names'),
  field('institutions', 'Education', lines),
  field('awards', 'Awards', lines),
  field('retentionDays', 'Days until a consultation request is erased'),
];
