import type { LanguageCode } from '../languages.js';
import { block, type Check } from './finding.js';
import { claimsIn } from './claim-words.js';
import { findMatches } from './tokens.js';

const patterns = new Map<LanguageCode, [claim: string, pattern: RegExp][]>();

function patternsOf(language: LanguageCode): [claim: string, pattern: RegExp][] {
  const compiled =
    patterns.get(language) ?? claimsIn(language).map(([claim, words]) => [claim, new RegExp(words, 'giu')]);
  patterns.set(language, compiled);
  return compiled;
}

/** Promises that a medical practice may not make in any language. */
export const claims: Check = ({ translation, language }) =>
  patternsOf(language).flatMap(([claim, pattern]) =>
    findMatches(translation, pattern).map((found) => block(`claim.${claim}`, found)),
  );
