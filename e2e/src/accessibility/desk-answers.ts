import type { Page } from '@playwright/test';

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
          ...{ shown: { own: 1, fallback: 0, english: 0, chosen_english: 1 }, english: [] },
          ...{ chosen_english: ['lasik.risks.title'] },
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
