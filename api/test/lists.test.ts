import type { Page } from '@lens/contracts/lists';
import fc from 'fast-check';
import { listOperations, resolveReference, type Document, type Operation } from './fuzz/document.js';
import { validRequests } from './fuzz/valid-requests.js';
import { errorPaths } from './harness/error-paths.js';
import { shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

const sql = "' OR '1'='1' --";
const unpublishedMarker = 'unpublished-marker';

const text = { title: unpublishedMarker, excerpt: unpublishedMarker, body: { type: 'doc', content: [] } };
const article = { author: unpublishedMarker, categories: ['mission'], texts: { en: text } };
const testimonial = { procedure_type: 'PRK', rating: 5, name: unpublishedMarker, quote: unpublishedMarker };

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'every list',
  (api) => {
    let document: Document;
    let lists: Operation[];
    let token: string;
    /** The address of each list, with the id of a row if the path contains one. */
    const addresses = new Map<Operation, string>();

    beforeAll(async () => {
      token = await api.signIn();
      document = (await api.call<Document>('GET', '/api/openapi.json')).body;
      lists = listOperations(document).filter(isList);
      const post = (path: string, body: object) => api.call('POST', path, { token, body });
      await post('/api/testimonials', testimonial);
      await post('/api/articles', { ...article, slug: 'a-draft' });
      const scheduled = { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' };
      await post('/api/articles', { ...article, ...scheduled, slug: 'not-yet' });
      const request = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };
      await post('/api/consultations', request);
      for (const list of lists) addresses.set(list, await findAddress(list));
    });

    /** Whether the operation returns a page, as all lists do. */
    const isList = ({ method, responses }: Operation): boolean => {
      const schema = responses['200']?.content?.['application/json']?.schema;
      const properties = Object.keys((schema && resolveReference(document, schema).properties) ?? {});
      return (
        method === 'GET' && ['items', 'total', 'page', 'limit'].every((name) => properties.includes(name))
      );
    };

    const findAddress = async ({ path }: Operation): Promise<string> => {
      if (!path.includes('{')) return path;
      const parent = path.split('/').slice(0, 3).join('/');
      const { body } = await api.call<Page<{ id: string }>>('GET', parent, { token });
      return path.replace('{id}', body.items[0]!.id);
    };

    /** Adds the required parameters of the list to the query. */
    const withRequiredParameters = (list: Operation, query: string): string => {
      const presentParameters = new URLSearchParams(query);
      const missing = queryParameters(list).filter(
        ({ name, required }) => required && !presentParameters.has(name),
      );
      const added = missing.map(({ name, schema }) => `${name}=${String(schema.enum?.[0])}`);
      return `${addresses.get(list)}?${[...added, query].join('&')}`;
    };

    const readList = (list: Operation, query: string) =>
      api.call<Page<unknown>>('GET', withRequiredParameters(list, query), { token });

    const readRefusal = async (list: Operation, query: string) => {
      const { status, body } = await api.call('GET', withRequiredParameters(list, query), { token });
      return [list.name, query, status, errorPaths(body)];
    };

    const queryParameters = ({ parameters }: Operation) =>
      parameters.filter((parameter) => parameter.in === 'query');

    test('is found by the shape of its response', () => {
      expect(lists.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'GET /api/testimonials/public',
          'GET /api/articles/{id}/versions',
          'GET /api/users',
        ]),
      );
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
      ['sort=id;DROP TABLE users', 'sort'],
      ['sort=--created_at', 'sort'],
      ['search=%00', 'search'],
      [`search=${'x'.repeat(201)}`, 'search'],
      ['where=1', 'where'],
      ['__proto__=1', '__proto__'],
      ['constructor=1', 'constructor'],
      ['page[$gt]=1', 'page[$gt]'],
    ])('refuses %s, naming the parameter [API-LIST-1, API-LIST-2]', async (query, path) => {
      for (const list of lists)
        expect(await readRefusal(list, query)).toEqual([list.name, query, 400, [path]]);
    });

    test('refuses to sort or filter by a column that no response contains [API-LIST-3]', async () => {
      const documentText = JSON.stringify(document);
      const columns: { name: string }[] = await api.dataSource.query(
        `SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`,
      );
      const privateColumns = columns
        .map(({ name }) => name)
        .filter((name) => !documentText.includes(`"${name}"`));
      expect(privateColumns).toEqual(
        expect.arrayContaining(['password_hash', 'idempotency_key', 'request_hash']),
      );
      for (const list of lists) {
        const filters = privateColumns.map((name) => `${name}=1`).join('&');
        expect(await readRefusal(list, filters)).toEqual([list.name, filters, 400, privateColumns]);
        for (const name of privateColumns)
          expect(await readRefusal(list, `sort=${name}`)).toEqual([list.name, `sort=${name}`, 400, ['sort']]);
      }
    });

    test('finds nothing for SQL in a text parameter, and refuses it in others', async () => {
      for (const list of lists) {
        for (const { name, schema } of queryParameters(list)) {
          const isFreeText = schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern;
          const isAccepted = isFreeText && sql.length <= (schema.maxLength ?? Infinity);
          const { status, body } = await readList(list, `${name}=${encodeURIComponent(sql)}`);
          expect([list.name, name, status, body.total]).toEqual(
            isAccepted ? [list.name, name, 200, 0] : [list.name, name, 400, undefined],
          );
        }
      }
      expect(await api.dataSource.query('SELECT count(*)::int AS users FROM users')).toEqual([{ users: 1 }]);
    });

    test('refuses other words in a filter for a number or an enumeration', async () => {
      let filterCount = 0;
      for (const list of lists) {
        for (const { name, schema } of queryParameters(list)) {
          if (!schema.enum && schema.type === 'string') continue;
          filterCount += 1;
          expect(await readRefusal(list, `${name}=five`)).toEqual([list.name, `${name}=five`, 400, [name]]);
        }
      }
      expect(filterCount).toBeGreaterThan(lists.length * 3);
    });

    test('that is public refuses filters for unpublished content, and never shows any [API-LIST-4]', async () => {
      const publicLists = lists.filter(({ needsToken }) => !needsToken);
      expect(publicLists.length).toBeGreaterThanOrEqual(3);
      for (const list of publicLists) {
        for (const query of ['status=pending', 'status=draft', 'is_sample=false', 'consent=false'])
          expect(await readRefusal(list, query)).toEqual([list.name, query, 400, [query.split('=')[0]]]);
        const queries = validRequests(document, list).map(({ query }) =>
          new URLSearchParams(query).toString(),
        );
        const searches = [
          `search=${unpublishedMarker}`,
          'limit=100',
          ...fc.sample(queries, { numRuns: 60, seed: 11 }),
        ];
        for (const query of searches) {
          const { status, body } = await readList(list, query);
          expect([list.name, query, status]).toEqual([list.name, query, 200]);
          expect(JSON.stringify(body.items)).not.toContain(unpublishedMarker);
        }
      }
      const forStaff = await api.call('GET', `/api/articles?search=${unpublishedMarker}`, { token });
      expect(JSON.stringify(forStaff.body)).toContain(unpublishedMarker);
    });
  },
  () => shell.variables,
);
