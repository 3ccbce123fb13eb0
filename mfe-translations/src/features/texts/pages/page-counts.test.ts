import { countPages, type Counted } from './page-counts';
import type { Pages } from './pages-of';

const items: Counted[] = [
  { namespace: 'common', english: ['home.title', 'menu.items_few'] },
  { namespace: 'medical', english: ['lasik.risk.haze'] },
];
const page = (path: string, copy: string[], surface: Pages[number]['surface'] = 'public') => ({
  path,
  copy,
  surface,
});

test('a page lacks what it says itself and no text of its neighbour in the file, each once', () => {
  const pages: Pages = [
    page('/', ['common', 'common:home', 'medical:lasik.lead']),
    page('/procedures/lasik', ['medical:lasik.risk', 'common:menu.items']),
    page('/about', ['medical:lasik.lead', 'common:about']),
  ];
  expect(countPages(pages, items)).toEqual([
    { path: '/', english: 2 },
    { path: '/procedures/lasik', english: 2 },
    { path: '/about', english: 0 },
  ]);
});

test('pages of staff, and those without texts, are not counted', () => {
  expect(countPages([page('/admin', ['common'], 'admin'), page('/x', ['other'])], items)).toEqual([]);
});
