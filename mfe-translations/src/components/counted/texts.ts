/** `1 text`, `1,204 texts`. */
export const texts = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'text' : 'texts'}`;
