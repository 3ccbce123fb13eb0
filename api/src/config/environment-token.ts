/** Injects the parsed `Environment`. */
export const ENVIRONMENT = Symbol('environment');
