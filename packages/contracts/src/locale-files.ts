import { isTextTree, type TextTree } from './text-tree.js';

/** A header of the shell's responses with shipped files. Its value changes whenever any shipped file does. */
export const shippedTextsHeader = 'shipped-texts-mark';

/** Parses a file of texts. @throws Error that says what is wrong with it, to follow the file's name */
export function parseTexts(text: string): TextTree {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`is not JSON: ${cause instanceof Error ? cause.message : 'unreadable'}`, { cause });
  }
  if (!isTextTree(value))
    throw new Error('contains something other than texts: strings, and objects of strings');
  return value;
}
