/*
 * The maximum length of each text in UTF-16 units, like `String.length`, zod and `maxLength`. Schemas, controls and
 * code that cuts texts all use these numbers. Without zod, so that patient pages and the back office's layout can load
 * them.
 */

/** Of the search in a list. */
export const searchMaxLength = 200;

/** The limit of RFC 5321. */
export const emailMaxLength = 254;

/** Of one text of the site in one language. */
export const translationMaxLength = 5000;

/** Of the name of a file that was imported into the translation memory. */
export const memoryOriginMaxLength = 200;

/** Of the text in the desk's test box. */
export const testTextMaxLength = 2000;

export const commentMaxLength = 2000;

/** Of a browser's language: two letters and a region, with room to spare. */
export const languageTagMaxLength = 10;

export const honeypotMaxLength = 500;

/** Of why somebody changed what is live. */
export const releaseReasonMaxLength = 300;

export const accountMaxLengths = {
  username: 100,
  password: 200,
  oneTimeCode: 40,
  /** The person's own name. */
  name: 100,
  qualification: 150,
} as const;

export const consultationMaxLengths = { name: 100, phone: 40, message: 5000, note: 5000 } as const;

export const articleMaxLengths = {
  slug: 120,
  author: 120,
  title: 200,
  excerpt: 500,
  seoTitle: 120,
  seoDescription: 320,
} as const;

/** `line`: a name, a place or another text of one line. `text`: a quote, or the story of a mission. */
export const testimonialMaxLengths = { line: 200, text: 5000 } as const;

export const statisticMaxLengths = { label: 200, affix: 8 } as const;

export const mediaMaxLengths = { filename: 200, folder: 200, altText: 300 } as const;

export const settingsMaxLengths = {
  practice: 120,
  surgeon: 120,
  credentials: 60,
  street: 200,
  city: 100,
  region: 40,
  postalCode: 20,
  /** ISO 3166: `US`. */
  country: 2,
  timeZone: 60,
  videoId: 40,
  brand: 60,
  crossStreet: 80,
  directions: 300,
  /** `2027-03`. */
  month: 7,
  institution: 120,
  degree: 120,
  honours: 200,
  award: 160,
} as const;
