import { block, type Check } from './finding.js';
import { claimsIn } from './claim-words.js';
import { matchesOf } from './tokens.js';

/** What a practice of medicine may not promise, in any language. */
export const claims: Check = ({ translation, language }) =>
  claimsIn(language).flatMap(([claim, words]) =>
    matchesOf(translation, new RegExp(words, 'giu')).map((found) => block(`claim.${claim}`, found)),
  );
