import { z } from 'zod';
import { eachLanguage, languageCode } from './language-code.js';
import { settingsMaxLengths as length } from './max-lengths.js';
import { openingHours, possibleHours } from './opening-hours.js';
import { revised } from './revisions.js';

const text = (max: number) => z.string().trim().min(1).max(max);
/** Where a link of every page leads: nothing that runs, nothing of this machine, nothing in clear. */
const secureAddress = z.url().regex(/^https:\/\/[^\s/]/, 'Write an address that begins with https://.');
const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+\d{7,15}$/, 'Write the number as + and 7 to 15 digits.');

/** What is written in the United States, `(562) 555-0142`, as the rest of the world dials it; another text as it stands. */
function international(text: string): string {
  const digits = text.replaceAll(/[\s().–-]/g, '');
  const american = /^1?(\d{10})$/.exec(digits)?.[1];
  if (american) return `+1${american}`;
  return digits.startsWith('+') ? digits : text;
}

/** A number that can be dialled: area codes and exchanges of +1 begin with 2 to 9, and no country's code with 0. */
const phoneThatRings = z
  .string()
  .trim()
  .overwrite(international)
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

/** A name of the IANA database: `America/Los_Angeles`. An offset alone would be wrong for half of the year. */
const timeZone = z
  .string()
  .max(length.timeZone)
  .regex(/^[A-Z][\w+-]+(\/[\w+-]+)*$/, 'Write a time zone as Region/City.')
  .refine(isTimeZone, 'Nobody knows this time zone.')
  .meta({ examples: ['America/Los_Angeles', 'Pacific/Honolulu'] });

const languageState = z.strictObject({
  /** Whether the site speaks it: pages, selector, site map. */
  offered: z.boolean(),
  /** Who has read the translation as a speaker of the language, and on which day; null while it is a draft. */
  reviewed: z.strictObject({ by: text(length.reviewer), on: z.iso.date() }).nullable(),
});

/** How far each language is to be trusted; `offered-languages.ts` says what follows from it. */
export const languageStates = z.strictObject({
  ...eachLanguage(languageState),
  en: languageState.extend({
    offered: z.literal(true, 'English stands in for every other language: it cannot be switched off.'),
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

/** Elsewhere postal codes have other forms. */
const possibleAddress = address
  .refine(
    ({ country, postalCode }) => country.toUpperCase() !== 'US' || /^\d{5}(-\d{4})?$/.test(postalCode),
    { path: ['postalCode'], error: 'A ZIP code has five digits, as 90712, or nine, as 90712-1234.' },
  )
  .meta({
    examples: [
      { street: '1200 Tidepool Lane', city: 'Lakewood', region: 'CA', postalCode: '90712', country: 'US' },
    ],
  });

/** Who the practice is: everything that pages, structured data and mails interpolate. Every page carries it. */
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
  /** In which the hours are meant, and everything that staff plan. */
  timeZone,
  social: z.array(z.strictObject({ network: z.enum(socialNetworks), url: secureAddress })).max(5),
  videoId: z.string().trim().max(length.videoId).nullable(),
  languages: languageStates,
  /** The languages in which services may translate what visitors would read in English. To begin with none. */
  liveTranslation: z.array(languageCode.exclude(['en'])).max(10),
  /** Names of technologies and makers, as VisuMax: no translation may alter them. */
  brands: z.array(text(length.brand)).max(60),
  /** True in demo mode: samples are marked and staff see a banner. */
  demo: z.boolean(),
});

const year = z.int().min(1900).max(2100);

/** What staff say in as many languages as they can; without English it is not said at all. */
const sentences = z
  .strictObject(eachLanguage(text(length.directions).optional()))
  .refine((texts) => texts.en !== undefined || Object.values(texts).every((said) => said === undefined), {
    path: ['en'],
    error: 'Write it in English too: other languages fall back to it.',
  })
  .meta({
    examples: [{}, { en: 'Free garage behind the building.', es: 'Garaje gratuito detrás del edificio.' }],
  });

/** What single pages show besides; too much for every page to carry. */
const onSinglePages = {
  /** How patients find the way, in the words of staff; what is empty is hidden. */
  directions: z.strictObject({
    /** The street that meets the practice's own at the nearest corner. */
    crossStreet: text(length.crossStreet).nullable(),
    parking: sentences,
    transit: sentences,
  }),
  /** The month of the mission that was announced last, `YYYY-MM`; null while there is none. */
  nextMission: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month as 2027-03.')
    .nullable(),
  /** Where the surgeon studied and trained; `to` is null while it lasts. */
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
export const publicPractice = publicSettings.extend(onSinglePages).extend({
  /** Which texts of a language its review was of, by language: as `/locales/fingerprints.json` told when it was recorded. */
  reviewedTexts: z.partialRecord(languageCode, z.string()).optional(),
});

/** Days after which a consultation request is erased; null keeps them until somebody erases them. */
const retentionDays = z.int().min(30).max(3650).nullable();

/**
 * What staff may replace, always whole; `demo` belongs to the deployment. What was stored before numbers, addresses and
 * hours were checked is still read.
 */
export const settingsUpdate = publicPractice
  .omit({ demo: true, reviewedTexts: true })
  .extend({
    mainPhone: phoneThatRings,
    emergencyPhone: phoneThatRings,
    callNowPhone: phoneThatRings,
    address: possibleAddress,
    hours: possibleHours,
    retentionDays,
  })
  .strict();

/** As staff see them; `revision` goes up with every change and is sent back as `If-Match`. */
export const settings = publicPractice
  .omit({ reviewedTexts: true })
  .extend({ retentionDays, ...revised, updated_at: z.string() });

export type LanguageStates = z.infer<typeof languageStates>;
export type PublicSettings = z.infer<typeof publicSettings>;
export type PublicPractice = z.infer<typeof publicPractice>;
export type SettingsUpdate = z.infer<typeof settingsUpdate>;
export type SettingsAnswer = z.infer<typeof settings>;
