import { block, type Check } from './finding.js';

const twice = /^(.{20,}?)\s+\1$/su;

/** A text that was pasted twice. */
export const doubled: Check = ({ source, translation }) =>
  twice.test(translation.trim()) && !twice.test(source.trim()) ? [block('text.doubled', translation)] : [];
