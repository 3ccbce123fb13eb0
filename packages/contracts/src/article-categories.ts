/** The categories of articles, in the order in which filters list them. Without zod, for patient pages. */
export const articleCategories = [
  'innovation',
  'procedures',
  'technology',
  'patient-care',
  'mission',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];
