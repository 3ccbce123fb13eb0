import { errorBody } from '@lens/contracts/errors';
import { onEachEngine } from './harness/on-each-engine.js';

onEachEngine('an invalid request', (api) => {
  test.each([
    ['half a document', '{"username":', 400, 'malformed_body'],
    ['a JSON string', '"text"', 400, 'malformed_body'],
    ['no body', undefined, 400, 'validation_failed'],
    ['an array', [], 400, 'validation_failed'],
    ['one megabyte', { username: 'x'.repeat(1_000_000), password: 'y' }, 413, 'payload_too_large'],
    ['just over 64 KB', { username: 'x'.repeat(66_000), password: 'y' }, 413, 'payload_too_large'],
    [
      'a field __proto__',
      '{"username":"a","password":"b","__proto__":{"role":"admin"}}',
      400,
      'validation_failed',
    ],
  ])('with %s is refused with an error body', async (_, body, status, code) => {
    const answer = await api.call('POST', '/api/auth/login', { body });
    expect(answer.status).toBe(status);
    expect(errorBody.parse(answer.body)).toMatchObject({ code, statusCode: status });
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('with an unknown field is refused with the name of that field [API-INPUT-1]', async () => {
    const body = { username: 'a', password: 'b', remember: true };
    const answer = await api.call('POST', '/api/auth/login', { body });
    expect(answer.body.details).toEqual([
      { path: 'remember', code: 'unknown_field', message: 'This field is not known here.' },
    ]);
  });

  test.each([['application/x-www-form-urlencoded'], ['text/plain'], ['application/json; charset=latin1']])(
    'of the type %s is refused as unsupported',
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
  ])('%s %s answers %i with an error body', async (method, path, status, code) => {
    const answer = await api.call(method, path);
    expect(answer.status).toBe(status);
    expect(errorBody.parse(answer.body).code).toBe(code);
  });
});
