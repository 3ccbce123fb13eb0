import { types } from 'node:util';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { StartError } from '../config/start-error.js';

const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
];

/** Connection exceptions, shut-down, start-up and recovery, too many connections. */
const sqlStates = /^(08...|57P0[1-3]|53300)$/;

/** What pg says without a code when a connection breaks or none is to be had. */
const brokenConnection = /^(Connection terminated|timeout e|Client has encountered a connection error)/;

interface DriverError extends Error {
  code?: string;
  /** What was tried, when a host has several addresses. */
  errors?: unknown[];
}

/** Whether an error says that the database is away, rather than that the request was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // TypeORM gives a connection back by itself when it breaks; a transaction in between two queries then finds none.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!types.isNativeError(cause)) return false;
  const { code = '', errors }: DriverError = cause;
  if (errors) return errors.some(isDatabaseUnavailable);
  return networkCodes.includes(code) || sqlStates.test(code) || brokenConnection.test(cause.message);
}

/** Says which server is meant, without its password. */
export function serverUnreachable(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(
    `The database ${pathname.slice(1)} at ${host || 'localhost'} cannot be used (${message || code}). ` +
      'Check DATABASE_URL and that the server is running.',
  );
}
