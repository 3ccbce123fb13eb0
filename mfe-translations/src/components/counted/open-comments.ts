/** `1 open comment`, `12 open comments`. */
export const openComments = (count: number): string =>
  `${count.toLocaleString('en')} open ${count === 1 ? 'comment' : 'comments'}`;
