/** The message of an error; `unknown` for anything else that was thrown. */
export const errorMessage = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'unknown';
