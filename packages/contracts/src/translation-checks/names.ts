import { protectedTerms } from '../protected-terms.js';
import type { Names } from './finding.js';

/**
 * What a translation may not alter, given who the practice is. Its own names count only where one of the texts says
 * them: files of texts hold placeholders, and the words of a name such as “Eye Institute” stand in many texts.
 */
export function protectedNames(
  source: string,
  translation: string,
  { surgeon, practice, brands }: { surgeon: string; practice: string; brands: readonly string[] },
): Names {
  const said = (name: string) =>
    name && (source.includes(name) || translation.includes(name)) ? [name] : [];
  return { terms: [...protectedTerms, ...said(surgeon)], brands: [practice, ...brands].flatMap(said) };
}
