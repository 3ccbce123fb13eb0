import { translationMaxLength } from '@lens/contracts/max-lengths';
import { ApiError } from '../../common/errors/api-error.js';

const maxDepth = 9;

/**
 * Parses a posted file into its texts, by keys with dots.
 * @throws ApiError 400 when a value is not a text, or a name contains a dot and would give the key of another text
 */
export function parseNestedTexts(tree: Record<string, unknown>): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (branch: Record<string, unknown>, names: string[]) => {
    for (const [name, value] of Object.entries(branch)) {
      const path = [...names, name];
      const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value);
      if (name.includes('.') || (isBranch && path.length === maxDepth))
        refuse(path, `Nest keys instead of putting dots into them, up to ${maxDepth} levels deep.`);
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
  const type = Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  return `This must be a text in quotes, not a value of the type “${type}”.`;
}

function refuse(path: string[], message: string): never {
  throw new ApiError('validation_failed', {
    details: [{ path: path.join('.'), code: 'invalid_type', message }],
  });
}
