import { isTextTree, type TextTree } from './text-tree.js';

/** Header of the shell's answers with shipped files: it changes whenever any shipped file does. */
export const shippedMark = 'shipped-texts-mark';

/** Reads a file of texts. @throws Error that says what is wrong with it */
export function parseTexts(text: string): TextTree {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`is not JSON: ${cause instanceof Error ? cause.message : 'unreadable'}`, { cause });
  }
  if (!isTextTree(value)) throw new Error('holds something else than texts: strings, and objects of them');
  return value;
}
