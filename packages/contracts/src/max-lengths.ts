/*
 * The most characters that each text may have, counted as `String.length`, zod and a control's `maxLength` count them.
 * The schema that checks a text, the control that it is typed into and the code that cuts it all read the number here.
 * Without zod, so that patient pages and the layout of the back office can have it.
 */

/** What a list is searched for. */
export const searchMaxLength = 200;

/** RFC 5321 allows no longer address. */
export const emailMaxLength = 254;

/** What one text of the site may say in one language. */
export const translationMaxLength = 5000;

/** What the desk's test box has translated. */
export const testTextMaxLength = 2000;

export const commentMaxLength = 2000;

/** Two letters and a region, with room to spare: what a browser says of its language. */
export const languageTagMaxLength = 10;

/** A field that people never see; whatever fills it is a machine. */
export const honeypotMaxLength = 500;

export const accountMaxLengths = { username: 100, password: 200, oneTimeCode: 40 } as const;

export const consultationMaxLengths = { name: 100, phone: 40, message: 5000, note: 5000 } as const;

export const articleMaxLengths = {
  slug: 120,
  author: 120,
  title: 200,
  excerpt: 500,
  seoTitle: 120,
  seoDescription: 320,
} as const;

/** `line`: whatever is said in one, as a name or a place. `text`: a quote, or the story of a mission. */
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
  reviewer: 120,
  crossStreet: 80,
  directions: 300,
  /** `2027-03`. */
  month: 7,
  institution: 120,
  degree: 120,
  honours: 200,
  award: 160,
} as const;
