import { countPages, type Counted } from './page-counts';
import type { Pages } from './pages-of';

const shown = (own: number, english = 0, fallback = 1) => ({ own, fallback, english });
const items: Counted[] = [
  { namespace: 'common', shown: shown(9, 3), sections_shown: { home: shown(4), menu: shown(5, 3) } },
  { namespace: 'medical', shown: shown(6), sections_shown: { lasik: shown(6) } },
];
const page = (path: string, copy: string[], surface: Pages[number]['surface'] = 'public') => ({
  path,
  copy,
  surface,
});

test('a page has the texts of its sections and of its whole namespaces, each once', () => {
  const pages: Pages = [
    page('/', ['common:home', 'common:menu', 'medical']),
    page('/procedures/lasik', ['medical:lasik.risk', 'medical:lasik.lead']),
  ];
  expect(countPages(pages, items)).toEqual([
    { path: '/', total: 5 + 9 + 7, done: 5 + 6 + 7 },
    { path: '/procedures/lasik', total: 7, done: 7 },
  ]);
});

test('pages of staff, and those without texts, are not counted', () => {
  expect(countPages([page('/admin', ['common'], 'admin'), page('/x', ['other'])], items)).toEqual([]);
});
