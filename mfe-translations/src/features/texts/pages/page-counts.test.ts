import { countPages, type Counted } from './page-counts';
import type { Pages } from './pages-of';

const counts = (translated: number, stale = 0) => ({
  untranslated: 1,
  machine: 0,
  translated,
  reviewed: 2,
  needs_human: 0,
  stale,
});
const items: Counted[] = [
  { namespace: 'common', counts: counts(9, 3), sections: { home: counts(4), menu: counts(5, 3) } },
  { namespace: 'medical', counts: counts(6), sections: { lasik: counts(6) } },
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
    { path: '/', total: 7 + 11 + 9, done: 6 + 7 + 8 },
    { path: '/procedures/lasik', total: 9, done: 8 },
  ]);
});

test('pages of staff, and those without texts, are not counted', () => {
  expect(countPages([page('/admin', ['common'], 'admin'), page('/x', ['other'])], items)).toEqual([]);
});
