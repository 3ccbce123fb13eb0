/** `1 text`, `1,203 texts`. */
export const countOf = (number: number): string =>
  number === 1 ? '1 text' : `${number.toLocaleString('en')} texts`;
