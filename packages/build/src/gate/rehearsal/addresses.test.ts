import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteManifest, RemoteRoute } from '@lens/contracts/remote';
import { pagesOf } from './addresses';

const route = (id: string, path: string, over: Partial<RemoteRoute> = {}) => ({ id, path, ...over });
const routes = [
  route('about', '/about'),
  route('article', '/blog/:slug', { entries: '/articles/public', examples: ['/blog/an-article'] }),
  route('case', '/cases/:id', { entries: '/cases/public' }),
  route('person', '/people/:id', { examples: ['/persons/1', '/people/1/more', '/people/1'] }),
  route('secret', '/secrets/:id'),
];
const version = { name: 'mfe-some', manifest: { routes } as unknown as RemoteManifest };

let api: Server;
let url: string;
const asked: string[] = [];
beforeAll(async () => {
  api = createServer((request, response) => {
    asked.push(request.url!);
    const items = request.url!.startsWith('/api/articles/') ? [{ slug: 'first & last' }] : [];
    response.end(JSON.stringify({ items }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

const opened = async (address?: string) => {
  const { pages, skipped } = await pagesOf(version, address);
  return [pages.map(({ path, isExample = false }) => [path, isExample]), skipped.map(({ id }) => id)];
};

describe('The pages that the gate opens [GATE-14]', () => {
  it('are those without a parameter and those with an example; of others it says that they are not opened', async () => {
    expect(await opened()).toEqual([
      [
        ['/about', false],
        ['/blog/an-article', true],
        ['/people/1', true],
      ],
      ['case', 'secret'],
    ]);
    expect(asked).toEqual([]);
  });

  it('are those of what is published, where there is an API', async () => {
    expect(await opened(url)).toEqual([
      [
        ['/about', false],
        ['/blog/first%20%26%20last', false],
        ['/people/1', true],
      ],
      ['case', 'secret'],
    ]);
    expect(asked.sort()).toEqual(['/api/articles/public?limit=1', '/api/cases/public?limit=1']);
  });

  it('are those of the examples, where the API does not answer', async () => {
    expect((await opened('http://127.0.0.1:1'))[0]).toContainEqual(['/blog/an-article', true]);
  });
});
