/** The id of the place at which a text cites a source. */
export const citationId = (number: number, part: string): string => `cited-${number}-${part}`;
