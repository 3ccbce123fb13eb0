import { config, type z } from 'zod';

const formatLimit = (origin: string, size: string) =>
  ({ string: `${size} characters.`, array: `${size} of them.` })[origin] ?? `${size}.`;

/** The message for an invalid value if the schema has none of its own. */
function formatIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) <= 1
        ? 'This is required.'
        : formatLimit(issue.origin, `At least ${String(issue.minimum)}`);
    case 'too_big':
      return formatLimit(issue.origin, `At most ${String(issue.maximum)}`);
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is required.';
      return issue.expected === 'int' ? 'Enter a whole number.' : 'Enter a number.';
    case 'invalid_value':
      return 'Choose one of the options.';
    default:
      return issue.code === 'invalid_format' && issue.format === 'email'
        ? 'This is not an email address.'
        : 'This does not look right.';
  }
}

/**
 * Import this before any schema, in every module that has a form. Zod would otherwise try to compile code from text,
 * which violates the content security policy.
 */
config({ jitless: true, customError: formatIssue });
