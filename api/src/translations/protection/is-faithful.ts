import type { LanguageCode } from '@lens/contracts/languages';
import { checkTranslation } from '@lens/contracts/translation-checks/check';
import { namesOf, type Names } from '@lens/contracts/translation-checks/finding';
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

/** Whether a translation could be published as it is: no check blocks it, and it has no added markup or address. */
export function isFaithful(source: string, text: string, to: LanguageCode, names: Names): boolean {
  if (findInvariants.some((find) => difference(find(source), find(text)) !== '')) return false;
  return checkTranslation(
    maskAddressesAndLookalikes(source),
    maskAddressesAndLookalikes(text),
    to,
    names,
  ).every(({ severity }) => severity !== 'block');
}
