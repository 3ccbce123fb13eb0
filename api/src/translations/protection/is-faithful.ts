import type { LanguageCode } from '@lens/contracts/languages';
import { check } from '@lens/contracts/translation-checks/check';
import { namesOf, type Names } from '@lens/contracts/translation-checks/finding';
import { difference, matchesOf } from '@lens/contracts/translation-checks/tokens';
import { slotPattern } from './masked-text.js';
import { addressesIn, lookalikesIn, withoutBoth } from './protected-spans.js';

const slots = new RegExp(`\\s*${slotPattern}\\s*`, 'gu');

/**
 * Whether an answer holds a name beside its slots, be it grown to a word or parted by one of them, where its masked source
 * does not: every name that belongs there is behind a slot.
 */
export const addsName = (source: string, answer: string, names: Names): boolean =>
  namesOf(names).some((name) => {
    const holds = (text: string): number =>
      text.split(name).length + text.replace(slots, ' ').split(name).length;
    return holds(answer) > holds(source);
  });

/** Nothing may come or go of these: what a text looks like on a page is not the service's to decide. */
const kept: ((text: string) => string[])[] = [
  (text) => matchesOf(text, /[<>]/g),
  (text) => matchesOf(text, /\n/g),
  addressesIn,
  lookalikesIn,
];

/** Whether a translation could be published as it is: no check blocks it, and no markup or address was added. */
export function isFaithful(source: string, text: string, to: LanguageCode, names: Names): boolean {
  if (kept.some((of) => difference(of(source), of(text)) !== '')) return false;
  return check(withoutBoth(source), withoutBoth(text), to, names).every(
    ({ severity }) => severity !== 'block',
  );
}
