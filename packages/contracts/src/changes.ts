/** For updates whose every field is optional: an empty one is a mistake. */
export const saysSomething = (change: object): boolean =>
  Object.values(change).some((value) => value !== undefined);

export const saysNothing = 'Say what to change.';
