import { StartError } from '../config/start-error.js';
import { describeFault } from '../common/logging/describe-fault.js';

/** Shows only the code of another error, since the message of a database may quote a row. */
export function describeCause(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { fault, faultCode, constraint } = describeFault(error);
  return [fault, faultCode, constraint].filter(Boolean).join(' ');
}
