import { countEnglishTexts, type EnglishTexts } from './count-english-texts';
import type { PageRoutes } from './paths-showing';

const items: EnglishTexts[] = [
  { namespace: 'common', english: ['home.title', 'menu.items_few'], chosen_english: [] },
  { namespace: 'medical', english: ['lasik.risk.haze'], chosen_english: ['lasik.lead'] },
];
const page = (path: string, copy: string[], surface: PageRoutes[number]['surface'] = 'public') => ({
  path,
  copy,
  surface,
});

test('a page counts the English texts of its own subtrees, each once', () => {
  const pages: PageRoutes = [
    page('/', ['common', 'common:home', 'medical:lasik.lead']),
    page('/procedures/lasik', ['medical:lasik.risk', 'common:menu.items']),
    page('/about', ['medical:lasik.lead', 'common:about']),
  ];
  expect(countEnglishTexts(pages, items)).toEqual([
    { path: '/', english: 2, chosenEnglish: 1 },
    { path: '/procedures/lasik', english: 2, chosenEnglish: 0 },
    { path: '/about', english: 0, chosenEnglish: 1 },
  ]);
});

test('pages of the back office, and those without texts, are not counted', () => {
  expect(countEnglishTexts([page('/admin', ['common'], 'admin'), page('/x', ['other'])], items)).toEqual([]);
});
