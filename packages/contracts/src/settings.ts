import { z } from 'zod';
import { eachLanguage } from './language-code.js';

const openingHours = z.strictObject({
  /** 0 is Sunday, as in `Date.getDay`. */
  days: z.array(z.int().min(0).max(6)).min(1),
  /** `HH:MM` on a 24-hour clock; both null when closed. */
  opens: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable(),
  closes: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable(),
});

const text = (max: number) => z.string().trim().min(1).max(max);
const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+\d{7,15}$/, 'Write the number as + and 7 to 15 digits.');

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
  .max(60)
  .regex(/^[A-Z][\w+-]+(\/[\w+-]+)*$/, 'Write a time zone as Region/City.')
  .refine(isTimeZone, 'Nobody knows this time zone.')
  .meta({ examples: ['America/Los_Angeles', 'Pacific/Honolulu'] });

const languageState = z.strictObject({
  /** Whether the site speaks it: pages, selector, site map. */
  offered: z.boolean(),
  /** Who has read the translation as a speaker of the language, and on which day; null while it is a draft. */
  reviewed: z.strictObject({ by: text(120), on: z.iso.date() }).nullable(),
});

/** How far each language is to be trusted; `offered-languages.ts` says what follows from it. */
export const languageStates = z.strictObject({
  ...eachLanguage(languageState),
  en: languageState.extend({
    offered: z.literal(true, 'English stands in for every other language: it cannot be switched off.'),
  }),
});

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'linkedin', 'x'] as const;

/** Who the practice is: everything that pages, structured data and mails interpolate. Every page carries it. */
export const publicSettings = z.object({
  practice: text(120),
  surgeon: text(120),
  credentials: z.string().trim().max(60),
  mainPhone: phoneNumber,
  emergencyPhone: phoneNumber,
  callNowPhone: phoneNumber,
  email: z.email(),
  address: z.strictObject({
    street: text(200),
    city: text(100),
    region: text(40),
    postalCode: text(20),
    country: text(2),
  }),
  hours: z.array(openingHours).max(7),
  /** In which the hours are meant, and everything that staff plan. */
  timeZone,
  social: z.array(z.strictObject({ network: z.enum(socialNetworks), url: z.url() })).max(5),
  videoId: z.string().trim().max(40).nullable(),
  languages: languageStates,
  /** True in demo mode: samples are marked and staff see a banner. */
  demo: z.boolean(),
});

const year = z.int().min(1900).max(2100);

/** What the page about the surgeon shows besides; too much for every page to carry. */
const honours = {
  /** Where the surgeon studied and trained; `to` is null while it lasts. */
  institutions: z
    .array(
      z.strictObject({
        name: text(120),
        degree: text(120),
        honours: text(200).nullable(),
        from: year,
        to: year.nullable(),
        isSample: z.boolean(),
      }),
    )
    .max(12),
  awards: z.array(z.strictObject({ title: text(160), year: year.nullable(), isSample: z.boolean() })).max(30),
};

/** `GET /api/settings/public` */
export const publicPractice = publicSettings.extend(honours);

/** Days after which a consultation request is erased; null keeps them until somebody erases them. */
const retentionDays = z.int().min(30).max(3650).nullable();

/** What staff may replace, always whole; `demo` belongs to the deployment. */
export const settingsUpdate = publicPractice.omit({ demo: true }).extend({ retentionDays }).strict();

/** As staff see them; `revision` goes up with every change and is sent back as `If-Match`. */
export const settings = publicPractice.extend({ retentionDays, revision: z.int(), updated_at: z.string() });

export type LanguageStates = z.infer<typeof languageStates>;
export type PublicSettings = z.infer<typeof publicSettings>;
export type PublicPractice = z.infer<typeof publicPractice>;
export type SettingsUpdate = z.infer<typeof settingsUpdate>;
export type SettingsAnswer = z.infer<typeof settings>;
