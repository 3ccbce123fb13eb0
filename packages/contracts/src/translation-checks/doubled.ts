import { block, type Check } from './finding.js';

const halves = /^(.{20,}?)\s+\1$/su;

/** A text that says the same twice over, as when something was pasted behind itself. */
export const doubled: Check = ({ source, translation }) =>
  halves.test(translation.trim()) && !halves.test(source.trim()) ? [block('text.doubled', translation)] : [];
