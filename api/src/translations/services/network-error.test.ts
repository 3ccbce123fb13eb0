import { AxiosError } from 'axios';
import { isTransient, backoffMs } from './backoff.js';
import { networkError } from './network-error.js';

const classify = (code: string, message = '') => {
  const error = networkError('DeepL', new AxiosError(message, code));
  return [isTransient(error), backoffMs(error, 1) !== null, error.failure.mayBeBilled];
};

test.each([
  ['a reset connection', 'ECONNRESET', [true, true, true]],
  ['a connection that times out', 'ETIMEDOUT', [true, true, true]],
  ['a name that cannot be resolved at the moment', 'EAI_AGAIN', [true, true, false]],
  ['our own timeout', 'ERR_CANCELED', [true, false, true]],
  ['an unexpected error', 'ERR_INVALID_URL', [false, false, true]],
])('%s is transient or not, is retried or not, and may be billed or not', (_what, code, expected) => {
  expect(classify(code)).toEqual(expected);
});

test('an answer that is too large is not a failed connection', () => {
  expect(classify('ERR_BAD_RESPONSE', 'maxContentLength size of 1000000 exceeded')).toEqual([
    false,
    false,
    true,
  ]);
});
