import { pathsShowing, type PageRoutes } from './paths-showing';

const pages: PageRoutes = [
  { path: '/', surface: 'public', copy: ['common:menu', 'common:home', 'medical'] },
  { path: '/about', surface: 'public', copy: ['common:menu', 'common:about'] },
  { path: '/blog/:slug', surface: 'public', copy: ['common:menu'] },
  { path: '/admin', surface: 'admin', copy: ['common:menu'] },
];
const of = (namespace: string, key: string) => pathsShowing(pages, { language: 'ko', namespace, key });

test('a text is on the pages whose copy names its subtree or its namespace', () => {
  expect(of('common', 'about.title')).toEqual(['/about']);
  expect(of('medical', 'lasik')).toEqual(['/']);
  expect(of('common', 'menu.home')).toEqual(['/', '/about']);
});

test('a subtree does not match a longer name', () => {
  expect(of('common', 'homeopathy.title')).toEqual([]);
});
