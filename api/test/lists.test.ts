import type { Page } from '@lens/contracts/lists';
import fc from 'fast-check';
import { operationsOf, resolved, type Document, type Operation } from './fuzz/document.js';
import { rightRequests } from './fuzz/request.js';
import { pathsOf } from './harness/details.js';
import { shippedFiles } from './harness/desk.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { stubShell, type StubShell } from './harness/stub-shell.js';

const sql = "' OR '1'='1' --";
const hidden = 'unpublished-marker';

const text = { title: hidden, excerpt: hidden, body: { type: 'doc', content: [] } };
const article = { author: hidden, categories: ['mission'], texts: { en: text } };
const story = { procedure_type: 'PRK', rating: 5, name: hidden, quote: hidden };

let shell: StubShell;
beforeAll(async () => {
  shell = await stubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'every list',
  (api) => {
    let document: Document;
    let lists: Operation[];
    let token: string;
    /** The address of each list, with an id of a row where it takes one. */
    const addresses = new Map<Operation, string>();

    beforeAll(async () => {
      token = await api.signIn();
      document = (await api.call<Document>('GET', '/api/openapi.json')).body;
      lists = operationsOf(document).filter(isList);
      const post = (path: string, body: object) => api.call('POST', path, { token, body });
      await post('/api/testimonials', story);
      await post('/api/articles', { ...article, slug: 'a-draft' });
      const later = { status: 'scheduled', published_at: '2999-01-01T00:00:00Z' };
      await post('/api/articles', { ...article, ...later, slug: 'not-yet' });
      const person = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5625550142' };
      await post('/api/consultations', person);
      for (const list of lists) addresses.set(list, await addressOf(list));
    });

    /** A page of items: the one shape that every list answers in. */
    const isList = ({ method, responses }: Operation): boolean => {
      const schema = responses['200']?.content?.['application/json']?.schema;
      const properties = Object.keys((schema && resolved(document, schema).properties) ?? {});
      return (
        method === 'GET' && ['items', 'total', 'page', 'limit'].every((name) => properties.includes(name))
      );
    };

    const addressOf = async ({ path }: Operation): Promise<string> => {
      if (!path.includes('{')) return path;
      const parent = path.split('/').slice(0, 3).join('/');
      const { body } = await api.call<Page<{ id: string }>>('GET', parent, { token });
      return path.replace('{id}', body.items[0]!.id);
    };

    /** With the parameters that a list cannot do without. */
    const addressWith = (list: Operation, query: string): string => {
      const given = new URLSearchParams(query);
      const missing = parametersOf(list).filter(({ name, required }) => required && !given.has(name));
      const added = missing.map(({ name, schema }) => `${name}=${String(schema.enum?.[0])}`);
      return `${addresses.get(list)}?${[...added, query].join('&')}`;
    };

    const ask = (list: Operation, query: string) =>
      api.call<Page<unknown>>('GET', addressWith(list, query), { token });

    const refusal = async (list: Operation, query: string) => {
      const { status, body } = await api.call('GET', addressWith(list, query), { token });
      return [list.name, query, status, pathsOf(body)];
    };

    const parametersOf = ({ parameters }: Operation) =>
      parameters.filter((parameter) => parameter.in === 'query');

    test('is found in the documentation', () => {
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
    ])('refuses %s and says which parameter it is [API-LIST-1, API-LIST-2]', async (query, path) => {
      for (const list of lists) expect(await refusal(list, query)).toEqual([list.name, query, 400, [path]]);
    });

    test('refuses to sort or filter by a column that no answer shows [API-LIST-3]', async () => {
      const shown = JSON.stringify(document);
      const columns: { name: string }[] = await api.source.query(
        `SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1`,
      );
      const secret = columns.map(({ name }) => name).filter((name) => !shown.includes(`"${name}"`));
      expect(secret).toEqual(expect.arrayContaining(['password_hash', 'idempotency_key', 'request_hash']));
      for (const list of lists) {
        const filters = secret.map((name) => `${name}=1`).join('&');
        expect(await refusal(list, filters)).toEqual([list.name, filters, 400, secret]);
        for (const name of secret)
          expect(await refusal(list, `sort=${name}`)).toEqual([list.name, `sort=${name}`, 400, ['sort']]);
      }
    });

    test('takes SQL in a parameter for a text that nothing has, or refuses it', async () => {
      for (const list of lists) {
        for (const { name, schema } of parametersOf(list)) {
          const isPlain = schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern;
          const isText = isPlain && sql.length <= (schema.maxLength ?? Infinity);
          const { status, body } = await ask(list, `${name}=${encodeURIComponent(sql)}`);
          expect([list.name, name, status, body.total]).toEqual(
            isText ? [list.name, name, 200, 0] : [list.name, name, 400, undefined],
          );
        }
      }
      expect(await api.source.query('SELECT count(*)::int AS users FROM users')).toEqual([{ users: 1 }]);
    });

    test('refuses words in a filter that takes a number or one of a few values', async () => {
      let filters = 0;
      for (const list of lists) {
        for (const { name, schema } of parametersOf(list)) {
          if (!schema.enum && schema.type === 'string') continue;
          filters += 1;
          expect(await refusal(list, `${name}=five`)).toEqual([list.name, `${name}=five`, 400, [name]]);
        }
      }
      expect(filters).toBeGreaterThan(lists.length * 3);
    });

    test('for everybody refuses to be asked for what is not public, and never shows it [API-LIST-4]', async () => {
      const open = lists.filter(({ needsToken }) => !needsToken);
      expect(open.length).toBeGreaterThanOrEqual(3);
      for (const list of open) {
        for (const query of ['status=pending', 'status=draft', 'is_sample=false', 'consent=false'])
          expect(await refusal(list, query)).toEqual([list.name, query, 400, [query.split('=')[0]]]);
        const right = rightRequests(document, list).map(({ query }) => new URLSearchParams(query).toString());
        const searches = [`search=${hidden}`, 'limit=100', ...fc.sample(right, { numRuns: 60, seed: 11 })];
        for (const query of searches) {
          const { status, body } = await ask(list, query);
          expect([list.name, query, status]).toEqual([list.name, query, 200]);
          expect(JSON.stringify(body.items)).not.toContain(hidden);
        }
      }
      const own = await api.call('GET', `/api/articles?search=${hidden}`, { token });
      expect(JSON.stringify(own.body)).toContain(hidden);
    });
  },
  () => shell.variables,
);
