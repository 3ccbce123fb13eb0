/** @jest-environment node */
import { ApiFailure, createPageApi } from './page-api';

const fetchSpy = jest.spyOn(globalThis, 'fetch');
const api = createPageApi('http://api.test/api', { 'x-forwarded-for': '203.0.113.9' });
const reply = (status: number, body: string) =>
  fetchSpy.mockResolvedValueOnce(new Response(body, { status }));

afterEach(() => fetchSpy.mockReset());

describe('API requests of a page', () => {
  it('contain query, headers and body', async () => {
    reply(200, '{"ok":true}');
    await api.get('/statistics/public', { query: { page: 2, search: 'a&b' } });
    expect(fetchSpy.mock.lastCall?.[0]).toBe('http://api.test/api/statistics/public?page=2&search=a%26b');
    reply(201, '{"id":"1"}');
    expect(await api.post('/consultations', { a: 1 }, { headers: { 'Idempotency-Key': 'k' } })).toEqual({
      id: '1',
    });
    expect(fetchSpy.mock.lastCall?.[1]).toMatchObject({
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
      'the message of the API',
      422,
      '{"error":"Too long.","code":"invalid","details":[]}',
      'Too long.',
      'invalid',
    ],
    ['Request failed when it is empty', 500, '{"error":""}', 'Request failed', 'unknown'],
    ['Network error when the body is unreadable', 502, '<html>', 'Network error', 'unreadable'],
  ])('fail with %s [ERROR-1, ERROR-2]', async (_case, status, body, message, code) => {
    reply(status, body);
    await expect(api.get('/anything')).rejects.toMatchObject({ name: 'ApiFailure', message, status, code });
  });

  it('fail with Network error when there is no response, and with AbortError when aborted', async () => {
    fetchSpy.mockRejectedValueOnce(new TypeError('fetch failed'));
    await expect(api.get('/anything')).rejects.toEqual(new ApiFailure('Network error', 0, 'unreachable'));
    fetchSpy.mockRejectedValueOnce(new DOMException('aborted', 'AbortError'));
    await expect(api.get('/anything')).rejects.toMatchObject({ name: 'AbortError' });
  });
});
