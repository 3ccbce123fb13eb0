import type { z } from 'zod';

const formatPath = (path: PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/**
 * One sentence for each issue, with the path of its field.
 * @param whole names the thing itself, for issues without a path
 */
export const describeIssues = (error: z.ZodError, whole: string): string[] =>
  error.issues.map(({ path, message }) => `${formatPath(path) || whole}: ${message}`);
