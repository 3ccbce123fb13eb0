/** A locale file: texts, nested at will. */
export interface Texts {
  [key: string]: Texts | string;
}

export const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string' || isTexts(entry));

const plural = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/;

/**
 * The dotted keys that a file gives a text for. Languages differ in their plural categories, so all forms of a text
 * count as one key; a blank text counts as none.
 */
export function translatedKeys(texts: Texts, prefix = ''): Set<string> {
  const keys = Object.entries(texts).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [...translatedKeys(value, `${prefix}${name}.`)];
    return value.trim() === '' ? [] : [`${prefix}${name.replace(plural, '')}`];
  });
  return new Set(keys);
}
