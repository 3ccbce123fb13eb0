import type { Page } from '@playwright/test';
import type { State } from './state.ts';

const text = {
  language: 'ar',
  namespace: 'common',
  key: 'hero.title',
  source: 'LASIK takes 15 minutes.',
  description: ['The largest heading of the page.', 'The page on LASIK.'],
  shipped: 'يستغرق الليزك 15 دقيقة.',
  text: 'يستغرق LASIK نحو 14 دقيقة.',
  state: 'stale',
  source_then: 'LASIK takes 20 minutes.',
  findings: [],
  glossary: [{ english: 'laser', translation: 'ليزر', forms: ['ليزر'], avoid: ['أشعة*'], note: 'One word.' }],
  revision: 2,
  changed_by: 'mara',
  changed_at: '2026-11-20T10:00:00.000Z',
  critical: false,
  sign_off: null,
  translator: null,
};
/** A critical text whose translation says something else. */
const altered = {
  ...text,
  key: 'recovery.eyes',
  source: 'You must not rub your eyes after the surgery.',
  shipped: 'يمكنكم فرك العينين قبل العملية.',
  text: null,
  state: 'translated',
  source_then: null,
  glossary: [],
  critical: true,
};
const backTranslation = {
  back_translation: {
    text: 'You can rub your eyes before the surgery.',
    service: 'premium',
    username: 'lin',
    created_at: text.changed_at,
  },
  revision: 1,
  is_author: false,
  is_permitted: true,
};
/** A critical text that its translator has saved, and that waits for a second person. */
const critical = {
  ...text,
  key: 'risks.halos',
  source: 'You may see halos at night.',
  text: 'قد ترى هالات ليلًا.',
  state: 'translated',
  source_then: null,
  critical: true,
  translator: { username: 'lin', name: 'Lin Haddad', qualification: 'CMI Arabic', at: text.changed_at },
};
const everyTask = { translate: ['ar'], review: ['ar'], publish: ['ar'], can_sign: true };
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

const run = {
  id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7a01',
  state: 'running',
  reason: null,
  languages: ['ar', 'he'],
  namespace: null,
  states: ['untranslated'],
  username: 'mara',
  created_at: text.changed_at,
  ended_at: null,
  texts: 40,
  outcomes: { translated: 20, needs_human: 1, skipped: 0, failed: 0 },
};
const stopped = {
  ...run,
  id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7a02',
  state: 'stopped',
  reason: 'DeepL API error: 456 Quota Exceeded',
};
const left = [{ ...text, outcome: 'needs_human', reason: null }];
const bill = { service: 'premium', name: 'DeepL', texts: 37, characters: 12_400, dollars: 0.31 };
const estimate = {
  texts: 45,
  free: 3,
  without_service: 5,
  services: [bill],
  budget: { characters: 500_000, spent: 490_000 },
};
const comment = {
  id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7b01',
  about: 'language',
  user_id: null,
  username: 'lin',
  text: 'هل نقول «نحو»؟ @mara',
  asks: [{ id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7c01', username: 'mara' }],
  created_at: text.changed_at,
  resolved_by: null,
  resolved_at: null,
};
const resolved = {
  ...comment,
  id: '5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7b02',
  about: 'source',
  text: 'Minutes of what?\nOf both eyes.',
  resolved_by: 'mara',
  resolved_at: text.changed_at,
};
const remembered = {
  ...text,
  from: 'site',
  namespace: 'medical',
  source: 'LASIK takes 14 minutes.',
  similarity: 0.8,
};

const asking = {
  ...{ id: comment.id, about: 'language', username: 'lin', text: comment.text, created_at: text.changed_at },
  ...{ language: 'ar', namespace: 'common', key: text.key, source: text.source },
};
const colleagues = ['lin', 'linda'].map((username, index) => ({
  id: `5f0f1c8e-6d52-4c2e-9c0e-0d6f3b1f7c0${index + 2}`,
  username,
}));
/** A text that a page of the site shows. */
const onPage = {
  ...text,
  ...{ key: 'contact.hero.title', state: 'translated', source_then: null, source: 'Tell us about your eyes' },
  ...{ shipped: 'حدّثنا عن عينيك', text: null, revision: 0, changed_by: null, changed_at: null },
};

/** Answers by the end of the path; the first match wins. */
const answers: [path: RegExp, json: object][] = [
  [
    /\/usage$/,
    {
      months: [],
      budget: { characters: 500_000, spent: 0 },
      prices: { premium: 25, general: 20 },
      resting: [],
    },
  ],
  [/\/runs$/, { items: [run, stopped], total: 2, page: 1, limit: 10 }],
  [/\/runs\/estimate$/, estimate],
  [/\/runs\/[\w-]+$/, { ...run, left }],
  [/\/suggestions$/, { items: [remembered] }],
  [/\/missing$/, { items: [missing], total: 1, page: 1, limit: 20 }],
  [/\/comments$/, { items: [comment, resolved] }],
  [/\/history$/, { items: [earlier] }],
  [/\/permissions$/, everyTask],
  [/\/hero\.title$/, text],
  [/\/risks\.halos$/, critical],
  [/\/back-translation$/, backTranslation],
  [/\/recovery\.eyes$/, altered],
  [/\/asked$/, { items: [asking], total: 1 }],
  [/\/colleagues$/, { items: colleagues }],
  [/\/contact\.hero\.title$/, onPage],
  [
    /\/texts$/,
    {
      items: [
        { ...text, state: 'reviewed', open_comments: 1 },
        { ...critical, state: 'reviewed', open_comments: 0 },
        { ...text, key: 'hero.note', state: 'translated', open_comments: 0 },
      ],
      ...{ total: 3, page: 1, limit: 50 },
    },
  ],
  [
    /\/preview$/,
    {
      changes: [
        // Of two changes, the one of a reviewed text waits for a tick.
        { key: text.key, state: 'translated' },
        { key: 'hero.note', state: 'reviewed', changed_by: 'lin', changed_at: comment.created_at },
      ].map((one) => ({
        ...one,
        ...{ source: text.source, before: text.shipped, after: text.text },
        findings: [{ code: 'number.changed', severity: 'block', found: '-15 +14' }],
      })),
      unchanged: 2,
      comments: 1,
      unknown: [],
      empty: [],
      stale: [{ key: 'hero.lead', source: 'Ask us today.', source_then: 'Ask us.', text: 'اسألونا.' }],
    },
  ],
  [
    /\/coverage$/,
    {
      items: [
        {
          ...{ language: 'ar', namespace: 'common', counts: { reviewed: 2 }, unsigned: 1 },
          ...{ shown: { own: 1, fallback: 0, english: 0 }, english: [] },
        },
      ],
    },
  ],
  [/\/published$/, { number: 2, texts: [] }],
  [/\/changes$/, { items: [{ ...text, before: text.shipped, after: text.text }] }],
  [/\/sets$/, { items: [set, { ...set, number: 1, active: false }] }],
];

/** From now on the translation desk has one text and two published sets, whatever it requests. */
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
    name: 'suggestions',
    sign: (page) => page.getByRole('button', { name: 'Insert suggestion 1' }),
  },
  {
    name: 'comments, and one that says nothing',
    reach: (page) => page.getByRole('button', { name: 'Comment', exact: true }).click(),
    sign: (page) => page.getByText('Write something first.'),
  },
  {
    name: 'names of colleagues for a comment',
    reach: (page) => page.getByLabel('Write a comment').pressSequentially('@li'),
    sign: (page) => page.getByRole('listbox', { name: 'Colleagues' }),
    leave: async (page) => {
      await page.keyboard.press('Enter');
      await page.getByLabel('Write a comment').fill('');
    },
  },
  {
    name: 'the question before a comment is deleted',
    reach: (page) =>
      page
        .getByRole('button', { name: /^Delete the comment/ })
        .first()
        .click(),
    sign: (page) => page.getByRole('alertdialog', { name: 'Delete this comment?' }),
    leave: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'a critical text that waits for a second person',
    path: '/admin/translations/texts?language=ar&text=common/risks.halos',
    sign: (page) => page.getByText('If the wording is right, mark it as reviewed: you sign it.'),
  },
  {
    name: 'a critical text whose wording the user has changed',
    reach: (page) => page.getByRole('textbox', { name: 'Arabic' }).fill('قد ترى هالات في الليل.'),
    sign: (page) => page.getByText(/^You have changed the wording/),
    leave: press('Discard changes'),
  },
  {
    name: 'words in other texts',
    reach: async (page) => {
      await press('Find words in other texts')(page);
      await page.getByRole('searchbox', { name: 'Words in English or Arabic' }).fill('minutes');
    },
    sign: (page) => page.getByRole('list', { name: 'Texts with these words' }),
  },
  {
    name: 'a text on its page',
    path: '/admin/translations/texts?language=ar&text=common/contact.hero.title',
    reach: press('Show it on its page'),
    sign: (page) => page.getByText('Outlined on the page, worded as in the text box.'),
  },
  {
    name: 'several texts to review',
    path: '/admin/translations/texts?language=ar',
    reach: press('Review several'),
    sign: (page) => page.getByRole('list', { name: 'Texts to review' }),
  },
  {
    name: 'comments that ask',
    path: '/admin/translations/asked',
    sign: (page) => page.getByRole('list', { name: 'Comments that ask you' }),
  },
  {
    name: 'a back-translation that differs, and the box for another',
    path: '/admin/translations/texts?language=ar&text=common/recovery.eyes',
    reach: press('Write another back-translation'),
    sign: (page) => page.getByRole('list', { name: 'Differences' }),
  },
  {
    name: 'machine translation',
    path: '/admin/translations/runs',
    sign: (page) => page.getByRole('progressbar', { name: /Arabic/ }).first(),
  },
  {
    name: 'the estimate of a run',
    reach: (page) => page.getByRole('checkbox', { name: 'Arabic' }).check(),
    sign: (page) => page.getByRole('list', { name: 'Estimate' }),
  },
  {
    name: 'what a run left to people',
    reach: (page) => page.getByRole('button', { name: 'Texts to do by hand' }).first().click(),
    sign: (page) => page.getByRole('link', { name: 'hero.title' }),
  },
  {
    name: 'a file on its way in',
    path: '/admin/translations/files?language=ar',
    reach: (page) =>
      page.getByLabel('File of texts').setInputFiles({
        name: 'common.ar.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{}'),
      }),
    sign: (page) => page.getByRole('button', { name: 'Import 1 text' }),
  },
  {
    name: 'publishing',
    path: '/admin/translations/publishing',
    reach: (page) => page.getByRole('checkbox', { name: /^Choose all/ }).check(),
    sign: (page) => page.getByRole('button', { name: 'Publish 2 texts' }),
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
