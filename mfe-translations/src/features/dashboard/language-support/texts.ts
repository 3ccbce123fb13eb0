/** A locale file: texts, nested at will. */
export interface Texts {
  [key: string]: Texts | string;
}

export const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string' || isTexts(entry));
