import type { Route } from '../common/routes/route-table.js';
import { cachedKey } from '../common/output/cached.js';
import { CachedRoutes } from './cached-routes.js';

function route(path: string, fields: Partial<Route> = {}): Route {
  const handler = () => undefined;
  Reflect.defineMetadata(cachedKey, true, handler);
  return { method: 'GET', path, access: 'public', controller: Object, handler, ...fields };
}

test('a route is found by the usual way to write its address, with any query', () => {
  const routes = new CachedRoutes([route('/api/articles/public'), route('/api/articles/public/:id')]);
  const found = (target: string) => routes.find(target)?.path;
  expect(found('/api/articles/public')).toBe('/api/articles/public');
  expect(found('/api/articles/public?a=/b/c')).toBe('/api/articles/public');
  expect(found('/api/articles/public/one?lng=es')).toBe('/api/articles/public/:id');
  for (const other of [
    '/api/articles/public/',
    '/API/articles/public',
    '/api/articles/public/one/two',
    '/api/articles/public/one/',
    '/api/articles',
    'http://x/api/articles/public',
    '*',
  ])
    expect([other, found(other)]).toEqual([other, undefined]);
});

test('routes that are for staff, that write, or with other parameters cannot be cached', () => {
  for (const wrong of [
    route('/api/a', { access: 'staff' }),
    route('/api/a', { method: 'POST' }),
    route('/api/:a/b'),
  ])
    expect(() => new CachedRoutes([wrong])).toThrow('cannot be cached');
});
