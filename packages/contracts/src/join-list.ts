/** By hand, since `Intl.ListFormat` would put an "and" before the last item. */
const commas: Record<string, string> = { ar: '، ', zh: '，' };

/** The comma and space of a language. */
export const listSeparator = (language: string): string => commas[language] ?? ', ';

/** Joins the items that are not empty. */
export const joinList = (language: string, ...items: (string | number | null | undefined)[]): string =>
  items.filter(Boolean).join(listSeparator(language));
