/** The id of the place at which a text cites a source. */
export const citationId = (number: number, part: string): string => `cited-${number}-${part}`;

/**
 * The id of a source in the list at the foot: in an article the one that its text names, on a page another, since a page may list
 * the sources of its numbers elsewhere.
 */
export const sourceId = (number: number, isArticle: boolean): string =>
  `${isArticle ? 'source' : 'reference'}-${number}`;
