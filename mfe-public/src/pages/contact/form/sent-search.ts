/** The page's query once a request has arrived. A reference opens nothing and names nobody: it is for the telephone. */
export const sentSearch = (reference?: string) => ({ sent: reference ?? '1' });

/** The reference in a query, and nothing else that somebody may have written into an address. */
export const referenceIn = (sent: string): string | undefined =>
  /^[A-Z]{2}(?:-[0-9A-Z]{4}){2}$/.test(sent) ? sent : undefined;
