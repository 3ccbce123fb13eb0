import { types } from 'node:util';
import { QueryFailedError } from 'typeorm';

interface Fault {
  fault: string;
  faultCode?: string;
  constraint?: string;
  at?: string[];
}

/**
 * What the log may contain about an error: its name, code and stack frames, never its message, since messages of
 * databases and parsers quote what a person typed.
 */
export function describeFault(thrown: unknown): Fault {
  if (!types.isNativeError(thrown)) return { fault: typeof thrown };
  const cause: Error & { code?: string; constraint?: string } =
    thrown instanceof QueryFailedError ? thrown.driverError : thrown;
  return {
    fault: thrown.name,
    faultCode: cause.code,
    constraint: cause.constraint,
    at: thrown.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim())
      .slice(0, 12),
  };
}
