import type { z } from 'zod';

const pathOf = (path: PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** What is wrong with something, a sentence for each field. @param whole what it is called where no field is meant */
export const faultsOf = (error: z.ZodError, whole: string): string[] =>
  error.issues.map(({ path, message }) => `${pathOf(path) || whole}: ${message}`);
