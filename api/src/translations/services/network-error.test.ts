import { AxiosError } from 'axios';
import { isPassing, backoffMs } from './backoff.js';
import { noAnswer } from './network-error.js';

const told = (code: string, message = '') => {
  const error = noAnswer('DeepL', new AxiosError(message, code));
  return [isPassing(error), backoffMs(error, 1) !== null, error.refusal.mayBeBilled];
};

test.each([
  ['a line that broke', 'ECONNRESET', [true, true, true]],
  ['a line that nobody takes up', 'ETIMEDOUT', [true, true, true]],
  ['a name that nobody knows at the moment', 'EAI_AGAIN', [true, true, false]],
  ['our own limit of time', 'ERR_CANCELED', [true, false, true]],
  ['what nobody foresaw', 'ERR_INVALID_URL', [false, false, true]],
])('%s passes or does not, is asked again at once or later, and may have cost', (_what, code, as) => {
  expect(told(code)).toEqual(as);
});

test('an answer without end is no line that broke', () => {
  expect(told('ERR_BAD_RESPONSE', 'maxContentLength size of 1000000 exceeded')).toEqual([false, false, true]);
});
