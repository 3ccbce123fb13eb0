import { deskUpdate } from '@lens/contracts/desk';
import type { TextTree } from '@lens/contracts/locale-files';
import { ApiError } from '../../common/errors/api-error.js';

const deepest = 9;
const text = deskUpdate.shape.text;

/** A file of texts from keys with dots. */
export function nest(texts: Iterable<readonly [key: string, text: string]>): TextTree {
  const tree: TextTree = {};
  for (const [key, said] of texts) {
    const names = key.split('.');
    const last = names.pop()!;
    let branch = tree;
    for (const name of names) {
      const next = Object.hasOwn(branch, name) ? branch[name] : undefined;
      branch = typeof next === 'object' ? next : ownBranch(branch, name);
    }
    define(branch, last, said);
  }
  return tree;
}

/** @throws ApiError 400 where something is no text, or a name holds a dot and so would stand for another key */
export function flatten(tree: Record<string, unknown>): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (branch: Record<string, unknown>, names: string[]) => {
    for (const [name, value] of Object.entries(branch)) {
      const path = [...names, name];
      const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (name.includes('.') || (isBranch && path.length === deepest)) refuse(path);
      if (isBranch) visit(value as Record<string, unknown>, path);
      else texts.set(path.join('.'), text.safeParse(value).data ?? refuse(path));
    }
  };
  visit(tree, []);
  return texts;
}

function refuse(path: string[]): never {
  const message = 'A file of texts holds texts of at most 5000 characters, nested by simple names.';
  throw new ApiError('validation_failed', {
    details: [{ path: path.join('.'), code: 'invalid_type', message }],
  });
}

function ownBranch(branch: TextTree, name: string): TextTree {
  const own: TextTree = {};
  define(branch, name, own);
  return own;
}

/** Not by assignment, which for `__proto__` would be no property. */
function define(branch: TextTree, name: string, value: TextTree | string): void {
  Object.defineProperty(branch, name, { value, enumerable: true, configurable: true, writable: true });
}
