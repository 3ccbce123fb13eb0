import { EnvironmentError } from '@lens/contracts/environment';
import { StartError } from './config/start-error.js';

/** Prints an error that the operator can fix, without its stack, and fails the process; throws any other error. */
export function reportStartError(error: unknown): void {
  if (!(error instanceof StartError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
