/** In a version folder: how often each protected term occurs on each page, in any language. */
export const termsFile = 'terms.json';

/** By the id of the route and by term; terms that do not occur are left out. */
export type PageTerms = Record<string, Record<string, number>>;
