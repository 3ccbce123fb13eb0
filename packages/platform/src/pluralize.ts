const number = new Intl.NumberFormat('en');

/** `1 request`, `1,204 requests`. */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${number.format(count)} ${count === 1 ? singular : plural}`;
