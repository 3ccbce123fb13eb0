import type { TextTree } from '@lens/contracts/locale-files';
import { translationMaxLength } from '@lens/contracts/max-lengths';
import { ApiError } from '../../common/errors/api-error.js';

const deepest = 9;

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
      if (name.includes('.') || (isBranch && path.length === deepest))
        refuse(path, 'Keys are nested by simple names.');
      if (isBranch) visit(value as Record<string, unknown>, path);
      else if (typeof value === 'string' && value.length <= translationMaxLength)
        texts.set(path.join('.'), value);
      else refuse(path, faultOf(value));
    }
  };
  visit(tree, []);
  return texts;
}

function faultOf(value: unknown): string {
  if (typeof value === 'string') return `A text has at most ${translationMaxLength} characters.`;
  const kind = Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  return `A text in quotes belongs here, and not a value of the kind “${kind}”.`;
}

function refuse(path: string[], message: string): never {
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
