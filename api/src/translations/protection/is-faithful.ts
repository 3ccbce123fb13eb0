import type { LanguageCode } from '@lens/contracts/languages';
import { checkTranslation } from '@lens/contracts/translation-checks/check';
import { namesOf, type Check, type Names } from '@lens/contracts/translation-checks/finding';
import { notation } from '@lens/contracts/translation-checks/notation';
import { numbers } from '@lens/contracts/translation-checks/numbers';
import { phones } from '@lens/contracts/translation-checks/phones';
import { placeholders } from '@lens/contracts/translation-checks/placeholders';
import { tags } from '@lens/contracts/translation-checks/tags';
import { terms } from '@lens/contracts/translation-checks/terms';
import { difference, findMatches } from '@lens/contracts/translation-checks/tokens';
import { slotPattern } from './masked-text.js';
import { addressesIn, lookalikesIn, maskAddressesAndLookalikes } from './protected-spans.js';

const slots = new RegExp(`\\s*${slotPattern}\\s*`, 'gu');

/**
 * Whether a service has added a protected name: slots replace the names of the source, so one that its answer spells out
 * is new. It is also found inside a longer word, and with a slot between its parts.
 */
export const addsName = (source: string, answer: string, names: Names): boolean =>
  namesOf(names).some((name) => {
    const count = (text: string): number =>
      text.split(name).length + text.replace(slots, ' ').split(name).length;
    return count(answer) > count(source);
  });

/** A translation must have exactly as many of these as its source: a service does not decide about layout or links. */
const findInvariants: ((text: string) => string[])[] = [
  (text) => findMatches(text, /[<>]/g),
  (text) => findMatches(text, /\n/g),
  addressesIn,
  lookalikesIn,
];

const hasSameInvariants = (source: string, text: string): boolean =>
  findInvariants.every((find) => difference(find(source), find(text)) === '');

/** Whether a translation could be published as it is: no check blocks it, and it has no added markup or address. */
export function isFaithful(source: string, text: string, to: LanguageCode, names: Names): boolean {
  if (!hasSameInvariants(source, text)) return false;
  return checkTranslation(
    maskAddressesAndLookalikes(source),
    maskAddressesAndLookalikes(text),
    to,
    names,
  ).every(({ severity }) => severity !== 'block');
}

/** What must be the same in both directions. The other checks are about the wording, which is not at stake here. */
const sameInBothDirections: readonly Check[] = [terms, numbers, notation, phones, placeholders, tags];

/** Whether a translation into English has the names, numbers and signs of its source, which stay what they were. */
export function isFaithfulBack(source: string, english: string, from: LanguageCode, names: Names): boolean {
  if (!hasSameInvariants(source, english)) return false;
  const pair = {
    source: maskAddressesAndLookalikes(english),
    translation: maskAddressesAndLookalikes(source),
    language: from,
    ...names,
  };
  return sameInBothDirections.every((check) => check(pair).every(({ severity }) => severity !== 'block'));
}
