import { block, type Check } from './finding.js';
import { mayOmitCount } from './plural-form.js';
import { difference, findMatches, placeholder } from './tokens.js';

const nested = /\$t\([^)]*\)/g;
const letterSlot = /\{[a-z]\w*\}/gi;

/** A translation must contain `{{name}}`, `$t(key)` and `{name}` unchanged, as often as the source. */
export const placeholders: Check = ({ source, translation, form }) => {
  const placeholdersIn = (text: string): string[] => {
    const rest = text.replace(placeholder, ' ');
    return [
      ...findMatches(text, placeholder),
      ...findMatches(text, nested),
      ...findMatches(rest, letterSlot),
    ];
  };
  const withoutCount = (names: string[]) => names.filter((name) => name !== '{{count}}');
  const [expected, found] = [placeholdersIn(source), placeholdersIn(translation)];
  const isCountFree = mayOmitCount(form) && !found.includes('{{count}}');
  const changed = difference(isCountFree ? withoutCount(expected) : expected, found);
  const rest = translation.replace(placeholder, ' ').replace(letterSlot, ' ');
  return [
    ...(changed ? [block('placeholder.changed', changed)] : []),
    ...(/[{}]/.test(rest) ? [block('placeholder.broken', rest.trim())] : []),
  ];
};
