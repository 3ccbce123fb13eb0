import { createConfig, lintFromString } from '@redocly/openapi-core';
import { RouteTable } from '../src/common/routes/route-table.js';
import { embedded } from './harness/engines.js';
import { adminPassword, startApi, type RunningApi } from './harness/running-api.js';
import { findTypeErrors, generateTypes, run } from './openapi/client.js';
import { program } from './openapi/program.js';

interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

let api: RunningApi;
let document: Document;

beforeAll(async () => {
  api = await startApi(embedded);
  document = (await api.call<Document>('GET', '/api/openapi.json')).body;
});
afterAll(() => api.stop());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );

describe('the documentation', () => {
  test('describes every route with its name, access and responses [API-DOCS-1]', () => {
    const routes = api.app.get(RouteTable).routes();
    const expectedNames = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(expectedNames.sort());
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(routes.length);
    for (const { name, summary, description, tags, responses } of operations()) {
      expect([name, summary, description, tags]).toEqual([
        name,
        expect.stringMatching(/\w/),
        expect.stringMatching(/^For /),
        [expect.any(String)],
      ]);
      const withoutContent = Object.entries(responses).filter(
        ([status, { content }]) => !content && !['204', '304'].includes(status),
      );
      expect([name, withoutContent]).toEqual([name, []]);
    }
  });

  test('has no generated names of schemas', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => /Augmented|Zod|__schema|_Output/.test(name))).toEqual([]);
  });

  test('follows the strict rules of a validator', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // The operator configures the address; in tests it is localhost.
        'no-server-example.com': 'off',
        // Public operations without input have no 4xx responses.
        'operation-4xx-response': 'off',
        // The specification fixes `/articles/public/{id}`; "public" cannot be the id of an article, which is a UUID.
        'no-ambiguous-paths': 'off',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    expect(await lintFromString({ source: '{"openapi":"3.1.0","paths":{}}', config })).not.toEqual([]);
  });

  test('generates a client that compiles and works [API-DOCS-2]', async () => {
    const types = await generateTypes(document);
    expect(findTypeErrors(types, program)).toEqual([]);
    const wrong = program.replace("'If-Match':", 'Other:').replace('data.token', 'data.secret');
    expect(findTypeErrors(types, wrong).length).toBeGreaterThanOrEqual(2);
    expect(await run(program, api.url, 'admin', adminPassword)).toEqual({
      revisions: [1, 2],
      late: 'revision_conflict',
      titles: ['Second thoughts'],
      removed: 204,
      gone: 'not_found',
    });
  });

  test('is also served as a page', async () => {
    const page = await fetch(`${api.url}/api/docs`);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  });
});
