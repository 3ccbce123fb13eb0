import { EnvironmentError } from '@lens/contracts/environment';
import { StartError } from './config/start-error.js';

/** Says a reason that the operator can mend as a plain paragraph, and fails the process. */
export function reportStartError(error: unknown): void {
  if (!(error instanceof StartError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
