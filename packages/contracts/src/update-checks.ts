/** For updates in which every field is optional, since an empty update is a mistake. */
export const hasAnyField = (change: object): boolean =>
  Object.values(change).some((value) => value !== undefined);

export const emptyUpdateMessage = 'Say what to change.';
