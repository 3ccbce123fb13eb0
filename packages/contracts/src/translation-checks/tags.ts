import { block, type Check } from './finding.js';
import { difference, findMatches, tag } from './tokens.js';

/** The first tag that closes what is not open, or that stays open. */
function unbalanced(tags: readonly string[]): string | undefined {
  const open: string[] = [];
  for (const written of tags) {
    const name = /^<\/?([\w-]+)/.exec(written)?.[1] ?? '';
    if (written.endsWith('/>')) continue;
    if (!written.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return written;
  }
  return open.at(-1);
}

/** The same tags with the same attributes, opened and closed in order, and no stray bracket. */
export const tags: Check = ({ source, translation }) => {
  const found = findMatches(translation, tag);
  const changed = difference(findMatches(source, tag), found);
  if (changed) return [block('tag.changed', changed)];
  const wrong = unbalanced(found);
  if (wrong) return [block('tag.broken', wrong)];
  return /[<>]/.test(translation.replace(tag, '')) && !/[<>]/.test(source.replace(tag, ''))
    ? [block('tag.broken', translation)]
    : [];
};
