import { z } from 'zod';

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

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'linkedin', 'x'] as const;

/** Who the practice is: everything that pages, structured data and mails interpolate. */
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
  social: z.array(z.strictObject({ network: z.enum(socialNetworks), url: z.url() })).max(5),
  videoId: z.string().trim().max(40).nullable(),
  /** True in demo mode: samples are marked and staff see a banner. */
  demo: z.boolean(),
});

/** What staff may replace; `demo` belongs to the deployment. */
export const settingsUpdate = publicSettings.omit({ demo: true }).strict();

export type PublicSettings = z.infer<typeof publicSettings>;
export type SettingsUpdate = z.infer<typeof settingsUpdate>;
