/** What an error says; of anything else that was thrown, nothing. */
export const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'unknown';
