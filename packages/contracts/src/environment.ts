import { z } from 'zod';

/** Names every invalid variable at once, so that the start fails once and not once for each. */
export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

export const port = z.coerce.number().int().min(1).max(65_535);

/** Parses environment variables. An empty one counts as unset. @throws EnvironmentError */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  variables: Record<string, string | undefined>,
): z.infer<Schema> {
  const known = Object.keys(schema.shape).map((name) => [
    name,
    variables[name] === '' ? undefined : variables[name],
  ]);
  const parsed = schema.safeParse(Object.fromEntries(known));
  if (parsed.success) return parsed.data;
  throw new EnvironmentError(
    parsed.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`),
  );
}
