import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { isDatabaseUnavailable, serverUnreachableError } from './unavailable.js';

const driverError = (code: string) => Object.assign(new Error('from the driver'), { code });

test.each([
  ['a refused connection', driverError('ECONNREFUSED')],
  ['a reset connection', driverError('ECONNRESET')],
  [
    'a connection refused by both addresses of a host',
    new AggregateError([driverError('ECONNREFUSED'), driverError('ECONNREFUSED')]),
  ],
  ['a shutdown during a query', new QueryFailedError('SELECT 1', [], driverError('57P01'))],
  ['a starting server', driverError('57P03')],
  ['a full disk', new QueryFailedError('INSERT', [], driverError('53100'))],
  ['a failing disk', new QueryFailedError('INSERT', [], driverError('58030'))],
  ['a server that only reads', new QueryFailedError('INSERT', [], driverError('25006'))],
  ['a silent connection that was ended', driverError('ETIMEDOUT')],
  ['a broken protocol', driverError('08006')],
  ['a connection that broke without a code', new Error('Connection terminated unexpectedly')],
  ['a connection that broke between two queries', new QueryRunnerAlreadyReleasedError()],
  ['a connection timeout', new Error('timeout exceeded when trying to connect')],
])('%s means that the database is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a unique constraint', new QueryFailedError('INSERT', [], driverError('23505'))],
  ['a programming error', new TypeError('x is not a function')],
  ['something that is not an error', 'Connection terminated'],
])('%s does not mean that the database is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test('the error names the unreachable server without its password', () => {
  const { message } = serverUnreachableError(
    'postgres://user:hunter2@db.example:5433/clinic',
    driverError('ECONNREFUSED'),
  );
  expect(message).toContain('clinic at db.example:5433');
  expect(message).not.toContain('hunter2');
});
