/** The query of the page once a request has arrived. A reference is safe there: it identifies nobody and opens nothing. */
export const sentSearch = (reference?: string) => ({ sent: reference ?? '1' });

/** The reference in a query; undefined for anything else, so that a crafted link cannot put words on the page. */
export const referenceIn = (sent: string): string | undefined =>
  /^[A-Z]{2}(?:-[0-9A-Z]{4}){2}$/.test(sent) ? sent : undefined;
