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

/**
 * Connection exceptions, shutdown, startup and recovery; a full disk, no memory, too many connections; a failing disk;
 * a server that only reads, as after a change of the primary or on a disk that is nearly full.
 */
const sqlStates = /^(08...|57P0[1-3]|53...|58030|25006)$/;

/** Messages of pg, without a code, for a broken connection or a connection timeout. */
const brokenConnection = /^(Connection terminated|timeout e|Client has encountered a connection error)/;

interface DriverError extends Error {
  code?: string;
  /** One error per address, if a host has several. */
  errors?: unknown[];
}

/** Whether the database cannot be reached, rather than having rejected a query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // TypeORM releases a broken connection by itself; a transaction that was between two queries then gets this error.
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!types.isNativeError(cause)) return false;
  const { code = '', errors }: DriverError = cause;
  if (errors) return errors.some(isDatabaseUnavailable);
  return networkCodes.includes(code) || sqlStates.test(code) || brokenConnection.test(cause.message);
}

/** Whether the server takes no connections yet, since it starts or recovers. */
export const isDatabaseStarting = (error: unknown): boolean =>
  types.isNativeError(error) && (error as DriverError).code === '57P03';

/** Names the server without its password. */
export function serverUnreachableError(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartError(
    `The database ${pathname.slice(1)} at ${host || 'localhost'} cannot be used (${message || code}). ` +
      'Check DATABASE_URL and that the server is running.',
  );
}
