import { block, type Check } from './finding.js';

/** Empty exactly where the source is empty. */
export const empty: Check = ({ source, translation }) => {
  const [isSourceEmpty, isEmpty] = [!source.trim(), !translation.trim()];
  if (isSourceEmpty === isEmpty) return [];
  return [block(isEmpty ? 'text.empty' : 'text.invented', isEmpty ? source : translation)];
};
