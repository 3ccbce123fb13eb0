import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { isDatabaseUnavailable, serverUnreachable } from './unavailable.js';

const coded = (code: string) => Object.assign(new Error('from the driver'), { code });

test.each([
  ['a refused connection', coded('ECONNREFUSED')],
  ['a reset connection', coded('ECONNRESET')],
  ['both addresses of a host refused', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
  ['a shut-down in mid-query', new QueryFailedError('SELECT 1', [], coded('57P01'))],
  ['a server that is starting', coded('57P03')],
  ['a broken protocol', coded('08006')],
  ['a connection that broke without a code', new Error('Connection terminated unexpectedly')],
  ['a connection that broke between two queries', new QueryRunnerAlreadyReleasedError()],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
])('%s means that the database is away', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a unique constraint', new QueryFailedError('INSERT', [], coded('23505'))],
  ['a fault of ours', new TypeError('x is not a function')],
  ['something that is no error', 'Connection terminated'],
])('%s does not', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test('a server out of reach is named without its password', () => {
  const { message } = serverUnreachable(
    'postgres://user:hunter2@db.example:5433/clinic',
    coded('ECONNREFUSED'),
  );
  expect(message).toContain('clinic at db.example:5433');
  expect(message).not.toContain('hunter2');
});
