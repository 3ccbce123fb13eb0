import { errorBody } from '@lens/contracts/errors';
import { pathsOf } from './harness/details.js';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('a request that is wrong', (api) => {
  const lists = [
    '/api/statistics/public',
    '/api/statistics',
    '/api/users',
    '/api/consultations',
    '/api/consultations/assignees',
    '/api/mails',
    '/api/newsletter',
    '/api/activity',
    '/api/articles/public',
    '/api/articles',
    '/api/testimonials/public',
    '/api/testimonials',
    '/api/media',
  ];

  test.each([
    ['half a document', '{"username":', 400, 'malformed_body'],
    ['a bare text', '"text"', 400, 'malformed_body'],
    ['no body', undefined, 400, 'validation_failed'],
    ['a list instead of fields', [], 400, 'validation_failed'],
    ['one megabyte', { username: 'x'.repeat(1_000_000), password: 'y' }, 413, 'payload_too_large'],
    ['just over 64 KB', { username: 'x'.repeat(66_000), password: 'y' }, 413, 'payload_too_large'],
    [
      'the prototype',
      '{"username":"a","password":"b","__proto__":{"role":"admin"}}',
      400,
      'validation_failed',
    ],
  ])('with %s is refused in the one shape', async (_, body, status, code) => {
    const answer = await api.call('POST', '/api/auth/login', { body });
    expect(answer.status).toBe(status);
    expect(errorBody.parse(answer.body)).toMatchObject({ code, statusCode: status });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('with an unknown field is refused by that field’s name', async () => {
    const body = { username: 'a', password: 'b', remember: true };
    const answer = await api.call('POST', '/api/auth/login', { body });
    expect(answer.body.details).toEqual([
      { path: 'remember', code: 'unknown_field', message: 'This field is not known here.' },
    ]);
  });

  test.each([['application/x-www-form-urlencoded'], ['text/plain'], ['application/json; charset=latin1']])(
    'as %s is refused as of an unsupported type',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await api.call('POST', '/api/auth/login', { body: '{}', headers });
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
    },
  );

  test.each([
    ['GET', '/api/nothing', 404, 'route_not_found'],
    ['GET', '/', 404, 'route_not_found'],
    ['GET', '/health/live', 404, 'route_not_found'],
    ['DELETE', '/api/settings', 404, 'route_not_found'],
    ['OPTIONS', '/api/settings', 404, 'route_not_found'],
    ['GET', '/api/consultations/%FF', 400, 'malformed_address'],
    ['GET', '/api/../../etc/passwd', 404, 'route_not_found'],
  ])('%s %s answers %i in the one shape', async (method, path, status, code) => {
    const answer = await api.call(method, path);
    expect(answer.status).toBe(status);
    expect(errorBody.parse(answer.body).code).toBe(code);
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=abc', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1000000', 'limit'],
    ['limit=', 'limit'],
    ['limit=5&limit=6', 'limit'],
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['sort=password_hash', 'sort'],
    ['sort=id;DROP TABLE users', 'sort'],
    ['sort=--created_at', 'sort'],
    ['search=%00', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['where=1', 'where'],
    ['__proto__=1', '__proto__'],
    ['page[$gt]=1', 'page[$gt]'],
  ])('asks a list for %s and is told which parameter', async (query, path) => {
    const token = await api.signIn();
    for (const list of lists) {
      const answer = await api.call('GET', `${list}?${query}`, { token });
      expect([list, answer.status, pathsOf(answer.body)]).toEqual([list, 400, [path]]);
    }
  });

  test('may search a list for SQL and find nothing but what it says', async () => {
    const token = await api.signIn();
    for (const list of lists) {
      const search = encodeURIComponent("%' OR '1'='1");
      const answer = await api.call<{ total: number }>('GET', `${list}?search=${search}`, { token });
      expect([answer.status, answer.body.total]).toEqual([200, 0]);
    }
  });
});
