import type { Page } from '@playwright/test';
import type { State } from './staff-states.ts';

const text = {
  language: 'ar',
  namespace: 'common',
  key: 'hero.title',
  source: 'LASIK takes 15 minutes.',
  shipped: 'يستغرق الليزك 15 دقيقة.',
  text: 'يستغرق LASIK نحو 14 دقيقة.',
  state: 'stale',
  source_then: 'LASIK takes 20 minutes.',
  findings: [],
  revision: 2,
  changed_by: 'mara',
  changed_at: '2026-11-20T10:00:00.000Z',
};
const earlier = {
  revision: 1,
  text: text.shipped,
  state: 'machine',
  username: 'mara',
  created_at: text.changed_at,
};
const missing = {
  language: 'ar',
  namespace: 'common',
  key: text.key,
  route: '/blog/:slug',
  count: 12,
  source: text.source,
  first_seen: '2026-11-20',
  last_seen: '2026-11-22',
};
const set = { number: 2, active: true, texts: 12, username: 'mara', created_at: text.changed_at };

/** By the end of the path. The first that fits answers. */
const answers: [path: RegExp, json: object][] = [
  [
    /\/usage$/,
    { months: [], budget: { characters: 500_000, spent: 0 }, prices: { premium: 25, general: 20 } },
  ],
  [/\/missing$/, { items: [missing], total: 1, page: 1, limit: 20 }],
  [/\/history$/, { items: [earlier] }],
  [/\/hero\.title$/, text],
  [/\/texts$/, { items: [{ ...text, state: 'reviewed' }], total: 1, page: 1, limit: 50 }],
  [/\/coverage$/, { items: [{ language: 'ar', namespace: 'common', counts: { reviewed: 1 } }] }],
  [/\/published$/, { number: 2, texts: [] }],
  [/\/changes$/, { items: [{ ...text, before: text.shipped, after: text.text }] }],
  [/\/sets$/, { items: [set, { ...set, number: 1, active: false }] }],
];

/** From now on the desk has one text, whatever it is asked for, and two sets. */
export const withOneText = (page: Page): Promise<unknown> =>
  page.route('**/api/translations/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const [, json] = answers.find(([path]) => path.test(pathname)) ?? [];
    return json ? route.fulfill({ json }) : route.fallback();
  });

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

export const deskStates: State[] = [
  {
    name: 'translations',
    path: '/admin/translations',
    sign: (page) => page.getByRole('row', { name: /Hebrew/ }),
  },
  {
    name: 'a text that is blocked',
    path: '/admin/translations/texts?language=ar&text=common/hero.title',
    sign: (page) => page.getByText('Blocks publishing.').first(),
  },
  {
    name: 'the history of a text',
    reach: press('History'),
    sign: (page) => page.getByRole('button', { name: /Revert to this/ }),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'publishing',
    path: '/admin/translations/publishing',
    sign: (page) => page.getByRole('button', { name: 'Publish 1 text' }),
  },
  {
    name: 'what a set changed',
    reach: press('Changes of set 2'),
    sign: (page) => page.getByRole('dialog', { name: 'Changes of set 2' }).getByText('hero.title'),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a text on its page, which is blocked',
    reach: async (page) => {
      await page.evaluate(() => sessionStorage.setItem('lens_overlay', 'in-context'));
      await page.goto('/ar/contact');
      await page.getByRole('region', { name: 'Edit on the page' }).waitFor();
      await page.getByRole('heading', { level: 1 }).click();
      await page.getByRole('textbox', { name: 'Arabic' }).fill('LASIK');
    },
    sign: (page) => page.getByText('Blocks publishing.').first(),
    leave: press('Discard changes'),
  },
  {
    name: 'the texts of a page',
    reach: press('Back to all texts'),
    sign: (page) => page.getByRole('list', { name: 'Texts on this page' }),
    leave: async (page) => {
      await press('Leave')(page);
      await page.goto('/admin');
    },
  },
];
