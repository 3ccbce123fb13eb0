import axios from 'axios';
import { ServiceError } from './service-error.js';

/** Nothing was sent in these cases. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** What a line that broke is called. */
const broken = [...neverSent, 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ERR_BAD_RESPONSE', 'ERR_NETWORK'];
/** Of our own limit of time. */
const givenUp = 'ERR_CANCELED';
/** Axios has the code of a broken line for it. */
const tooLarge = /^maxContentLength/;

/** What axios throws holds the request with its key, so nothing of it goes on but a code. */
export function noAnswer(name: string, error: unknown): ServiceError {
  const { code = '', message = '' } = axios.isAxiosError(error) ? error : {};
  if (tooLarge.test(message))
    return new ServiceError(`${name} API error: 0 answer too large`, { mayBeBilled: true });
  return new ServiceError(`${name} API error: 0 no answer`, {
    mayBeBilled: !neverSent.includes(code),
    isPassing: broken.includes(code),
    isLate: code === givenUp,
  });
}
