const number = new Intl.NumberFormat('en');

/** `1 request`, `1,204 requests`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;
