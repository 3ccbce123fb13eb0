import { QueryFailedError } from 'typeorm';
import { ApiError } from './api-error.js';
import { catalogue, type ErrorCode } from './catalogue.js';
import { toApiError } from './to-api-error.js';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['a full disk of ours', withCode('ENOSPC'), 'storage_unavailable'],
  ['a disk that only reads', withCode('EROFS'), 'storage_unavailable'],
  ['a full disk of the database', new QueryFailedError('', [], withCode('53100')), 'database_unavailable'],
  ['a broken connection', withCode('ECONNRESET'), 'database_unavailable'],
])('%s is refused as something that passes, and says when to try again [FAULT-15]', (_, thrown, code) => {
  const { status, code: found, retryAfterSeconds } = toApiError(thrown);
  expect([status, found, retryAfterSeconds]).toEqual([503, code, 5]);
});

test('whatever is refused with 503 says when to try again, and nothing else does by itself [FAULT-15]', () => {
  const codes = Object.keys(catalogue) as ErrorCode[];
  const says = codes.filter((code) => new ApiError(code).retryAfterSeconds !== undefined);
  expect(says).toEqual(codes.filter((code) => catalogue[code][0] === 503));
  expect(says.length).toBeGreaterThan(2);
});

test('a file that is missing is a fault of ours', () => {
  expect(toApiError(withCode('ENOENT')).code).toBe('internal_error');
});
