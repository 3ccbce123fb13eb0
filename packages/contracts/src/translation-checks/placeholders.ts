import { block, type Check } from './finding.js';
import { mayOmitCount } from './plural-form.js';
import { difference, findMatches, placeholder } from './tokens.js';

const nested = /\$t\([^)]*\)/g;
const letterSlot = /\{[a-z]\w*\}/gi;

/** `{{name}}`, `$t(key)` and `{name}` stay as they are, each as often as in the source. */
export const placeholders: Check = ({ source, translation, form }) => {
  const listed = (text: string): string[] => {
    const rest = text.replace(placeholder, ' ');
    return [
      ...findMatches(text, placeholder),
      ...findMatches(text, nested),
      ...findMatches(rest, letterSlot),
    ];
  };
  const withoutCount = (names: string[]) => names.filter((name) => name !== '{{count}}');
  const [wanted, found] = [listed(source), listed(translation)];
  const isCountFree = mayOmitCount(form) && !found.includes('{{count}}');
  const changed = isCountFree ? difference(withoutCount(wanted), found) : difference(wanted, found);
  const broken = translation.replace(placeholder, ' ').replace(letterSlot, ' ');
  return [
    ...(changed ? [block('placeholder.changed', changed)] : []),
    ...(/[{}]/.test(broken) ? [block('placeholder.broken', broken.trim())] : []),
  ];
};
