import { block, type Check } from './finding.js';
import { difference, findMatches, tag } from './tokens.js';

/** The first tag that is closed without being open, or that is never closed. */
function findUnbalancedTag(tags: readonly string[]): string | undefined {
  const open: string[] = [];
  for (const found of tags) {
    const name = /^<\/?([\w-]+)/.exec(found)?.[1] ?? '';
    if (found.endsWith('/>')) continue;
    if (!found.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return found;
  }
  return open.at(-1);
}

/** A translation must have the same tags with the same attributes, properly nested, and no stray bracket. */
export const tags: Check = ({ source, translation }) => {
  const found = findMatches(translation, tag);
  const changed = difference(findMatches(source, tag), found);
  if (changed) return [block('tag.changed', changed)];
  const unbalanced = findUnbalancedTag(found);
  if (unbalanced) return [block('tag.broken', unbalanced)];
  return /[<>]/.test(translation.replace(tag, '')) && !/[<>]/.test(source.replace(tag, ''))
    ? [block('tag.broken', translation)]
    : [];
};
