import { judge, type Accepted, type Finding } from './finding';
import { parseNpmAudit } from './npm-audit';
import { targetsOf, type OpenApi } from './openapi-targets';
import { injectable, requestFile } from './sqlmap';
import { parseWapiti, reachOf } from './wapiti';

const document: OpenApi = {
  paths: {
    '/api/articles/public': {
      get: {
        security: [],
        parameters: [
          { name: 'search', in: 'query', schema: { type: 'string', minLength: 6 } },
          { name: 'lng', in: 'query', schema: { enum: ['en', 'es'] } },
        ],
      },
    },
    '/api/users/{id}': {
      delete: {
        security: [{ bearer: [] }],
        parameters: [{ name: 'id', in: 'path', schema: { type: 'string', format: 'uuid' } }],
      },
    },
    '/api/events': {
      post: {
        security: [],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Event' } } } },
      },
    },
    '/api/health/live': { get: { security: [] } },
  },
  components: {
    schemas: {
      Event: { type: 'object', properties: { kind: { const: 'x' }, at: { type: 'integer', minimum: 3 } } },
    },
  },
};

/** As sqlmap 1.7 prints it. */
const found = `[12:00:00] [INFO] testing
sqlmap identified the following injection point(s) with a total of 49 HTTP(s) requests:
---
Parameter: id (GET)
    Type: boolean-based blind
    Title: AND boolean-based blind - WHERE or HAVING clause
Parameter: id (GET)
    Type: time-based blind
---`;

const injection: Finding = { tool: 'sqlmap', kind: 'injection', at: 'GET /api/users/{id} #1*' };
const missingHeader: Finding = { tool: 'wapiti', kind: 'HTTP Secure Headers: no HSTS', at: 'GET /' };
const reason: Accepted = {
  tool: 'wapiti',
  kind: 'HTTP Secure Headers: no HSTS',
  at: 'GET /',
  reason: 'no TLS here',
};

describe('The audit', () => {
  it('counts what nobody has accepted as open, and tells of reasons that are not needed any more [SECURE-7]', () => {
    expect(judge([injection, missingHeader], [reason], ['sqlmap', 'wapiti'])).toEqual({
      open: [injection],
      known: [{ finding: missingHeader, reason: 'no TLS here' }],
      outdated: [],
    });
    expect(judge([], [reason], ['wapiti']).outdated).toEqual([reason]);
    expect(judge([], [reason], ['sqlmap']).outdated).toEqual([]);
    const elsewhere = { ...missingHeader, at: 'POST /' };
    expect(judge([elsewhere], [reason], []).open).toEqual([elsewhere]);
  });

  it('reads which parameters sqlmap could inject [SECURE-7]', () => {
    expect(injectable(found)).toEqual(['id']);
    expect(injectable('all tested parameters do not appear to be injectable. Parameter: id (GET)')).toEqual(
      [],
    );
  });

  it('asks for every operation that takes something, with values that are likely to be accepted', () => {
    expect(targetsOf(document)).toEqual([
      {
        method: 'GET',
        pattern: '/api/articles/public',
        address: '/api/articles/public?search=lensss&lng=en',
        body: null,
        isPublic: true,
      },
      expect.objectContaining({ method: 'DELETE', isPublic: false, body: null }),
      expect.objectContaining({ method: 'POST', body: '{"kind":"x","at":3}', isPublic: true }),
    ]);
  });

  it('marks a part of a path for injection, and sends the session where one is needed', () => {
    const [list, one, event] = targetsOf(document);
    expect(requestFile(one!, 'localhost:1', 'token')).toMatch(
      /^DELETE \/api\/users\/[0-9a-f-]{36}\* HTTP\/1\.1\nHost: localhost:1\n[^]*\nAuthorization: Bearer token\n\n$/,
    );
    expect(requestFile(list!, 'localhost:1', null)).not.toMatch(/\*|Authorization/);
    expect(requestFile(event!, 'localhost:1', null)).toMatch(/Content-Type: application\/json\n\n\{"kind"/);
  });

  it('reads wapiti’s report, without what differs between two requests', () => {
    const entry = { method: 'GET', path: '/blog?page=2', info: 'XSS via injection\nmore', parameter: 'page' };
    const report = {
      vulnerabilities: { 'Cross Site Scripting': [entry] },
      anomalies: { 'Internal Server Error': [] },
    };
    expect(parseWapiti(JSON.stringify(report))).toEqual([
      { tool: 'wapiti', kind: 'Cross Site Scripting: XSS via injection', at: 'GET /blog page' },
    ]);
  });

  it('reads how far wapiti got', () => {
    const output =
      '[*] Wapiti found 459 URLs and forms during the scan\nMax attack time was reached for module exec, stopping.\n';
    expect(reachOf(output)).toEqual({ found: 459, cutShort: ['exec'] });
  });

  it('reads of npm each known hole at the package that has it [SECURE-8]', () => {
    const vulnerabilities = {
      one: { name: 'one', severity: 'high', via: [{ title: 'Reads too much' }] },
      two: { name: 'two', severity: 'high', via: ['one'] },
    };
    expect(parseNpmAudit(JSON.stringify({ vulnerabilities }))).toEqual([
      { tool: 'npm audit', kind: 'high: Reads too much', at: 'one' },
    ]);
    expect(() => parseNpmAudit('{"message":"405 Not Allowed - POST https://x"}')).toThrow(/405 Not Allowed$/);
  });
});
