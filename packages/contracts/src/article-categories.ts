/** What an article may be about, in the order in which filters offer it. Without zod, for patient pages. */
export const articleCategories = [
  'innovation',
  'procedures',
  'technology',
  'patient-care',
  'mission',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];
