/** `Intl` would put an "and" before the last of several things. */
const commas: Record<string, string> = { ar: '، ', zh: '，' };

/** What stands between things in a row, as a language writes it. */
export const commaOf = (language: string): string => commas[language] ?? ', ';

/** What there is of some things, in a row. */
export const inList = (language: string, ...things: (string | number | null | undefined)[]): string =>
  things.filter(Boolean).join(commaOf(language));
