import { protectedTerms } from '../protected-terms.js';
import type { Names } from './finding.js';

/**
 * The names that a translation may not alter, including the practice's. Those count only if one of the texts contains
 * them as a whole: files have placeholders for them, and words such as “Eye Institute” occur in many texts.
 */
export function protectedNames(
  source: string,
  translation: string,
  { surgeon, practice, brands }: { surgeon: string; practice: string; brands: readonly string[] },
): Names {
  const ifContained = (name: string) =>
    name && (source.includes(name) || translation.includes(name)) ? [name] : [];
  return {
    terms: [...protectedTerms, ...ifContained(surgeon)],
    brands: [practice, ...brands].flatMap(ifContained),
  };
}
