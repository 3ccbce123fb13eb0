import { z } from 'zod';
import { eachLanguage, languageCode } from './language-code.js';
import { settingsMaxLengths as length } from './max-lengths.js';
import { openingHours, validOpeningHours } from './opening-hours.js';
import { revisionFields } from './revisions.js';

const text = (max: number) => z.string().trim().min(1).max(max);
/** The target of a link on every page: no script, no local address, no unencrypted connection. */
const secureAddress = z.url().regex(/^https:\/\/[^\s/]/, 'Write an address that begins with https://.');
const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+\d{7,15}$/, 'Write the number as + and 7 to 15 digits.');

/** Adds the country code to an American number such as `(562) 555-0142`. Returns any other text as it is. */
function toInternationalNumber(text: string): string {
  const digits = text.replaceAll(/[\s().–-]/g, '');
  const american = /^1?(\d{10})$/.exec(digits)?.[1];
  if (american) return `+1${american}`;
  return digits.startsWith('+') ? digits : text;
}

/**
 * A number that can be dialled: area codes and exchanges of +1 begin with 2 to 9, and no country code begins with 0.
 */
const dialablePhone = z
  .string()
  .trim()
  .overwrite(toInternationalNumber)
  .regex(
    /^\+(1[2-9]\d\d[2-9]\d{6}|[2-9]\d{6,14})$/,
    'Write the number with its area code, as (562) 555-0142, or with + and the country.',
  )
  .meta({ examples: ['+15625550142'] });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** A name of the IANA database: `America/Los_Angeles`. An offset would be wrong for half of the year. */
const timeZone = z
  .string()
  .max(length.timeZone)
  .regex(/^[A-Z][\w+-]+(\/[\w+-]+)*$/, 'Write a time zone as Region/City.')
  .refine(isTimeZone, 'This time zone does not exist.')
  .meta({ examples: ['America/Los_Angeles', 'Pacific/Honolulu'] });

const languageState = z.strictObject({
  /** Whether the site offers it, in pages, selector and site map. */
  offered: z.boolean(),
});

/** Which languages are switched on; `offered-languages.ts` derives from it which are offered. */
export const languageStates = z.strictObject({
  ...eachLanguage(languageState),
  en: languageState.extend({
    offered: z.literal(true, 'English is the fallback of every other language and cannot be switched off.'),
  }),
});

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'linkedin', 'x'] as const;

const address = z.strictObject({
  street: text(length.street),
  city: text(length.city),
  region: text(length.region),
  postalCode: text(length.postalCode),
  country: text(length.country),
});

/** Checks postal codes of the United States only, since other countries have other forms. */
const checkedAddress = address
  .refine(
    ({ country, postalCode }) => country.toUpperCase() !== 'US' || /^\d{5}(-\d{4})?$/.test(postalCode),
    { path: ['postalCode'], error: 'A ZIP code has five digits, as 90712, or nine, as 90712-1234.' },
  )
  .meta({
    examples: [
      { street: '1200 Tidepool Lane', city: 'Lakewood', region: 'CA', postalCode: '90712', country: 'US' },
    ],
  });

/** Everything about the practice that pages, structured data and mails interpolate. Every page contains it. */
export const publicSettings = z.object({
  practice: text(length.practice),
  surgeon: text(length.surgeon),
  credentials: z.string().trim().max(length.credentials),
  mainPhone: phoneNumber,
  emergencyPhone: phoneNumber,
  callNowPhone: phoneNumber,
  email: z.email(),
  address,
  hours: openingHours,
  /** The time zone of the hours, and of every time that staff see or enter. */
  timeZone,
  social: z.array(z.strictObject({ network: z.enum(socialNetworks), url: secureAddress })).max(5),
  videoId: z.string().trim().max(length.videoId).nullable(),
  languages: languageStates,
  /** The languages with live translation; by default none. */
  liveTranslation: z.array(languageCode.exclude(['en'])).max(10),
  /**
   * The languages in which critical texts that two people have not signed are shown in English; in the others they are
   * shown with a note.
   */
  unsignedInEnglish: z.array(languageCode.exclude(['en'])).max(10),
  /** Names of technologies and makers, such as VisuMax, that no translation may alter. */
  brands: z.array(text(length.brand)).max(60),
  /** True in demo mode, in which samples are marked and staff see a banner. */
  demo: z.boolean(),
});

const year = z.int().min(1900).max(2100);

/** A text in any number of languages; if there is one, English is required. */
const sentences = z
  .strictObject(eachLanguage(text(length.directions).optional()))
  .refine(
    (texts) =>
      texts.en !== undefined || Object.values(texts).every((translation) => translation === undefined),
    {
      path: ['en'],
      error: 'Write it in English too: other languages fall back to it.',
    },
  )
  .meta({
    examples: [{}, { en: 'Free garage behind the building.', es: 'Garaje gratuito detrás del edificio.' }],
  });

/** Settings that only single pages show, too large for every page to contain. */
const singlePageSettings = {
  /** How patients find the practice; empty parts are hidden. */
  directions: z.strictObject({
    /** The street at the nearest corner. */
    crossStreet: text(length.crossStreet).nullable(),
    parking: sentences,
    transit: sentences,
  }),
  /** The month of the next mission, `YYYY-MM`; null if none is announced. */
  nextMission: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month as 2027-03.')
    .nullable(),
  /** Where the surgeon studied and trained; `to` is null if the surgeon is still there. */
  institutions: z
    .array(
      z.strictObject({
        name: text(length.institution),
        degree: text(length.degree),
        honours: text(length.honours).nullable(),
        from: year,
        to: year.nullable(),
        isSample: z.boolean(),
      }),
    )
    .max(12),
  awards: z
    .array(z.strictObject({ title: text(length.award), year: year.nullable(), isSample: z.boolean() }))
    .max(30),
};

/** `GET /api/settings/public` */
export const publicPractice = publicSettings.extend(singlePageSettings);

/** Days after which consultation requests are erased; null keeps them until staff erase them. */
const retentionDays = z.int().min(30).max(3650).nullable();

/**
 * The settings that staff can change, always sent as a whole; `demo` belongs to the deployment. Stored settings may
 * break these rules for phone numbers, addresses and hours, since they may be older than the rules.
 */
export const settingsUpdate = publicPractice
  .omit({ demo: true })
  .extend({
    mainPhone: dialablePhone,
    emergencyPhone: dialablePhone,
    callNowPhone: dialablePhone,
    address: checkedAddress,
    hours: validOpeningHours,
    retentionDays,
  })
  .strict();

/** The settings for staff; `revision` is sent back as `If-Match`. */
export const settings = publicPractice.extend({ retentionDays, ...revisionFields, updated_at: z.string() });

export type LanguageStates = z.infer<typeof languageStates>;
export type PublicSettings = z.infer<typeof publicSettings>;
export type PublicPractice = z.infer<typeof publicPractice>;
export type SettingsUpdate = z.infer<typeof settingsUpdate>;
export type SettingsAnswer = z.infer<typeof settings>;
