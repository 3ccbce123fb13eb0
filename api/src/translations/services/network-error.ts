import axios from 'axios';
import { ServiceError } from './service-error.js';

/** With these codes nothing was sent. */
const notSentCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

const connectionCodes = [
  ...notSentCodes,
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_BAD_RESPONSE',
  'ERR_NETWORK',
];
/** Axios reports our own timeout with this code. */
const timeoutCode = 'ERR_CANCELED';
/** Axios gives such an error the code of a failed connection. */
const tooLargeMessage = /^maxContentLength/;

/** The error that axios throws contains the request with its key, so only its code is passed on. */
export function networkError(name: string, error: unknown): ServiceError {
  const { code = '', message = '' } = axios.isAxiosError(error) ? error : {};
  if (tooLargeMessage.test(message))
    return new ServiceError(`${name} API error: 0 answer too large`, { mayBeBilled: true });
  return new ServiceError(`${name} API error: 0 no answer`, {
    mayBeBilled: !notSentCodes.includes(code),
    isTransient: connectionCodes.includes(code),
    isTimeout: code === timeoutCode,
  });
}
