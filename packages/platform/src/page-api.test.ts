/** @jest-environment node */
import { ApiFailure, createPageApi } from './page-api';

const answered = jest.spyOn(globalThis, 'fetch');
const api = createPageApi('http://api.test/api', { 'x-forwarded-for': '203.0.113.9' });
const reply = (status: number, body: string) =>
  answered.mockResolvedValueOnce(new Response(body, { status }));

afterEach(() => answered.mockReset());

describe('Calls of a page', () => {
  it('carry query, headers and body', async () => {
    reply(200, '{"ok":true}');
    await api.get('/statistics/public', { query: { page: 2, search: 'a&b' } });
    expect(answered.mock.lastCall?.[0]).toBe('http://api.test/api/statistics/public?page=2&search=a%26b');
    reply(201, '{"id":"1"}');
    expect(await api.post('/consultations', { a: 1 }, { headers: { 'Idempotency-Key': 'k' } })).toEqual({
      id: '1',
    });
    expect(answered.mock.lastCall?.[1]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'Idempotency-Key': 'k',
        'x-forwarded-for': '203.0.113.9',
        'content-type': 'application/json',
      },
    });
  });

  it.each([
    [
      'the sentence of the API',
      422,
      '{"error":"Too long.","code":"invalid","details":[]}',
      'Too long.',
      'invalid',
    ],
    ['Request failed when it is empty', 500, '{"error":""}', 'Request failed', 'unknown'],
    ['Network error when the body is unreadable', 502, '<html>', 'Network error', 'unreadable'],
  ])('fail with %s [ERROR-1, ERROR-2]', async (_what, status, body, message, code) => {
    reply(status, body);
    await expect(api.get('/anything')).rejects.toMatchObject({ name: 'ApiFailure', message, status, code });
  });

  it('fail with Network error when nothing answers, and pass an abort on', async () => {
    answered.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(api.get('/anything')).rejects.toEqual(new ApiFailure('Network error', 0, 'unreachable'));
    answered.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'));
    await expect(api.get('/anything')).rejects.toMatchObject({ name: 'AbortError' });
  });
});
