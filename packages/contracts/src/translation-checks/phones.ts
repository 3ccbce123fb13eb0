import { block, type Check } from './finding.js';
import { difference, matchesOf, readable } from './tokens.js';

/** Seven digits or more, with what stands between them in a phone number, or the number of an emergency. */
const phone = /\+?\(?\d(?:[\s().-]{0,2}\d){6,}|(?<!\d)(?:911|988|112)(?!\d)/g;

/** Phone numbers are dialled as they are written: digits, plus and grouping stay. */
export const phones: Check = ({ source, translation }) => {
  const changed = difference(matchesOf(readable(source), phone), matchesOf(readable(translation), phone));
  return changed ? [block('phone.changed', changed)] : [];
};
