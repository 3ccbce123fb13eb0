import { block, type Check } from './finding.js';

/** A translation must be empty if and only if its source is. */
export const empty: Check = ({ source, translation }) => {
  const [isSourceEmpty, isEmpty] = [!source.trim(), !translation.trim()];
  if (isSourceEmpty === isEmpty) return [];
  return [block(isEmpty ? 'text.empty' : 'text.invented', isEmpty ? source : translation)];
};
